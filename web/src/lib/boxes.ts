/** Where an element is, in its own pixels: on a screen on the wall a board is shown larger. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect()
  const zoom = element.currentCSSZoom ?? 1
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}
