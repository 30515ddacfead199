/** The eight categories of workshop cards, each with a picture of its own in a square of 24. */
import type { Category } from './components.gen'

export const PICTURES: Record<Category, string> = {
  // A set square and a pencil.
  engineer: 'M3 3V21H21ZM7 12.5L11.5 17H7ZM13 3L16 1.5L22 13L21.6 16.4L19 14.5Z',
  // A piston on its rod.
  engine: 'M5 2H19V6H5ZM5 7.5H19V12H5ZM10 12H14V16.2A4 4 0 1 1 10 16.2ZM12 18.2A1.6 1.6 0 1 0 12.1 18.2Z',
  // A frame seen from above, four hubs.
  chassis: 'M8 2H16V5H20V9H16V15H20V20H16V22H8V20H4V15H8V9H4V5H8ZM10.5 5V10H13.5V5ZM10.5 13V19H13.5V13Z',
  // The silhouette of a car.
  bodywork: 'M1 16C1 13 3 12 6 11.5L9.5 7.5C10.5 6.5 14.5 6.5 16 7.5L18.5 11C21.5 11.5 23 13 23 16V17H21A3 3 0 0 0 15 17H9A3 3 0 0 0 3 17H1ZM10.6 8.8L8.6 11.2H12V8.3C11.4 8.4 11 8.5 10.6 8.8ZM6 15A2.2 2.2 0 1 1 5.9 15ZM18 15A2.2 2.2 0 1 1 17.9 15Z',
  // A wheel with its tread.
  tyres: 'M12 1A11 11 0 1 1 11.9 1ZM12 6A6 6 0 1 0 12.1 6ZM12 8.4A3.6 3.6 0 1 1 11.9 8.4Z',
  // A spanner.
  mechanics: 'M16 2A6 6 0 0 0 10.6 10.6L2.5 18.7A2 2 0 0 0 5.3 21.5L13.4 13.4A6 6 0 0 0 21.7 6.6L18 10L14.6 9.4L14 6L17.5 2.3A6 6 0 0 0 16 2Z',
  // A helmet with its visor.
  driver: 'M12 3C18 3 22 7.5 22 13V19H14L12 17H3C2 15.5 2 14.5 2 13C2 7.5 6 3 12 3ZM10 8.5V13H20C19.7 10.5 18.6 9 17 8.5Z',
  // A stopwatch.
  tests: 'M9 0H15V2.5H13.2V4.6A9 9 0 1 1 10.8 4.6V2.5H9ZM12 7.5A6 6 0 1 0 12.1 7.5ZM11 9H13V14L11 15.5Z',
}
