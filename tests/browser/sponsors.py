"""Playing Les Sponsors on the page, as a person would: by mouse, by touch or by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.introductions import steps
from tests.browser.played import first_moment, go_on

Press = Callable[[Locator], None]

MOST_TURNS = 400
MOST_KEYS = 90


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    target.tap()


def by_keys(target: Locator) -> None:
    """Tab to the group it is in, arrows to the button itself, Enter."""
    page = target.page
    for _ in range(MOST_KEYS):
        goal = target.element_handle()  # anew: the board may have drawn it again meanwhile
        where = page.evaluate(
            """goal => {
              const here = document.activeElement
              const group = goal.closest('[role=group]')
              return here === goal ? 'there' : group?.contains(here) ? 'near' : 'far'
            }""",
            goal,
        )
        if where == "there":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight" if where == "near" else "Tab")
    raise AssertionError(f"no key leads to {target}")


def await_turn(page: Page) -> bool:
    """Wait until it is one's turn; False where the match is over."""
    page.wait_for_selector(".prompt.now, .ending")
    return page.locator(".ending").count() == 0


def stage(page: Page) -> str:
    return str(page.locator("[data-stage]").get_attribute("data-stage"))


def act(page: Page, press: Press = click) -> str:
    """Do what the stage asks for, and say which it was."""
    now = stage(page)
    match now:
        case "throw":
            sell_three(page, press)
            press(page.locator("button.die"))
        case "six":
            press(page.locator("[data-six]").last)
        case "buy":
            press(page.locator(".pile.glows").first)
        case "discard":
            press(page.locator("button[data-sponsor]").first)
            press(page.locator("[data-do=sponsors]"))
        case "exchange":
            press(page.locator("button.card.can").first)
            press(page.locator("[data-do=exchange]"))
        case "energy":
            press(page.locator("[data-do=energy]"))
        case "transfer":
            press(page.locator("[data-do=keep]"))
        case "drive":
            drive(page, press)
        case "advance":
            press(page.locator("[data-to]").first)
    return now


def sell_three(page: Page, press: Press) -> None:
    held = page.locator("button[data-sponsor]")
    if held.count() == 3:
        for place in range(3):
            press(held.nth(place))
        press(page.locator("[data-do=sponsors]"))
        expect(page.locator(".prompt.now button[data-sponsor]")).to_have_count(0)
        page.wait_for_selector(".prompt.now")


def drive(page: Page, press: Press) -> None:
    """The highest card there is; without cards the roulette, with all the balls one can buy;
    blocked, pass."""
    cards = page.locator("button.card.can:not([data-card$='-0'])")
    names = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    if names:
        press(page.locator(f"[data-card={max(names, key=lambda name: name[-1])}]"))
        press(page.locator("[data-to]").first)
    elif page.locator("[data-do=spin]:not(.quiet)").count():
        press(page.locator("[data-extra]:not(.dear)").last)
        press(page.locator("[data-do=spin]"))
    else:
        press(page.locator("[data-do=pass]"))


def play_to_the_end(page: Page, press: Press = click) -> set[str]:
    """Play until the end screen; which stages one has been through."""
    seen = set[str]()
    for _ in range(MOST_TURNS):
        if not await_turn(page):
            return seen
        seen.add(act(page, press))
    raise AssertionError("the race does not end")


def before_the_race(page: Page, played: str) -> str:
    """A table that goes on from a race of bots: the cars are built, and may exchange."""
    built = {"transfer", "drive", "advance", "over"}
    at = first_moment(page, played, lambda view: view["stage"] in built)
    return go_on(page, played, at, seat=0, level="easy")


BUILD = """table => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live?last=0`)
  window.built = new Promise((done) => {
    line.onmessage = ({ data }) => {
      const { view, legal } = JSON.parse(data)
      if (view?.stage === 'transfer') {
        line.close()
        done()
      } else if (legal?.length) {
        const move = legal[Math.floor(Math.random() * legal.length)]
        line.send(JSON.stringify({ type: 'move', id: String(Math.random()).slice(2), move }))
      }
    }
  })
}"""


def build(table: str, *friends: Page) -> None:
    """Friends build their cars in no time, with whatever they may do, until they may exchange."""
    for friend in friends:
        friend.evaluate(BUILD, table)
    for friend in friends:
        friend.evaluate("window.built")


def exchange(page: Page) -> str:
    """Choose a card of each car, of one category, and propose it; which category."""
    mine, other = page.locator(".transfers .workshop").all()
    for category in ("engine", "tyres", "chassis", "engineer", "tests", "driver"):
        cards = [shelf.locator(f"[data-card^={category}-]") for shelf in (mine, other)]
        if all(found.count() for found in cards):
            for found in cards:
                found.first.click()
            page.locator("[data-do=transfer]").click()
            return category
    raise AssertionError("no category of which both have a card")


def sides(page: Page) -> dict[str, int]:
    """What each side comes to, by the colour of its first car."""
    found = page.locator(".sides li").evaluate_all(
        """sides => sides.map((side) =>
             [side.dataset.side, parseInt(side.querySelector('b').innerText)])"""
    )
    return dict(found)


def learn(page: Page, press: Press, before: Callable[[str], None] = lambda _: None) -> None:
    """Play the introduction through; `before` is told each step once it is laid out."""
    for step in steps("sponsors"):
        move = step["accepted"][0]
        match move["type"]:
            case "roll":
                last = "button.die"
            case "buy":
                last = f"[data-pile={move['category']}]"
            case "exchange":
                press(page.locator(f"[data-card={move['category']}-{move['value']}]"))
                last = "[data-do=exchange]"
            case "sell":
                for place in range(3):
                    press(page.locator("button[data-sponsor]").nth(place))
                last = "[data-do=sponsors]"
            case "drive":
                press(page.locator(f"[data-card={move['category']}-{move['value']}]"))
                last = f"[data-to='{move['to']}']"
            case "advance":
                last = f"[data-to='{move['to']}']"
            case "spin":
                press(page.locator(f"[data-extra='{move['extra']}']"))
                last = "[data-do=spin]"
            case name:
                last = f"[data-do={name}]"
        before(step["text"])
        press(page.locator(last))
        page.locator(".telling .button").click()
