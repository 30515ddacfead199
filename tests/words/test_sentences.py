"""Every sentence of every catalogue, said with awkward names, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from tests.words.catalogues import PAGE, SERVER, Catalogue, catalogues
from veillee.words import FUNCTIONS

FRENCH, ENGLISH = catalogues("fr"), catalogues("en")

TITLE = "Les Sponsors de l'Automobile"
# Who is called "Vous" is called « Vous » by the page: it would not be a name otherwise.
NAMES = {
    "fr": (TITLE, "Le Bougeoir", "La Clé", "L'Horloge", "Les", "« Vous »", "Anne", "Hugo", "Yves"),
    "en": (TITLE, "The Candlestick", "La Clé", "“You”", "Anne", "Merry Otter"),
}

# Whatever stands in a sentence is taken for a name, unless it is listed here: numbers, places on
# a board, cards, words of the games. Add to it what can never be the name of somebody or of a game.
NO_NAMES = set(
    re.findall(
        r"\w+",
        """
        after all before begun blocks car card cell chief coins count day die draws first folder
        free from held highest last letter level line lines made most move moves needed night nights
        number of option others own players points ranks role runs seat seats seconds seen share
        side square squares tables ticket to value words
        """,
    )
)
# Places of several names. French would say its little words again before each of them.
SEVERAL = re.compile(r"names|.+-names")

PLACE = re.compile(r"<(?:([A-Z]+) )?\$([\w-]+)>")
LITTLE = {"de": "DE", "à": "A", "que": "QUE"}
# After these, a participle or an adjective would have to be of somebody's gender.
IS = r"(?:n')?(?:est|était|sera|a été|s'est|reste|gît)(?: pas| plus| déjà)?"
AGREEING = r"(?:\w{2,}(?:é|ée|i|ie|u|ue)|morte?|seule?|absente?|prête?|exclue?)"
EVERY = pytest.mark.parametrize("name", FRENCH)


def said(wording: str, name: str) -> str:
    """The wording with the name wherever one may stand."""

    def fill(place: re.Match[str]) -> str:
        function, variable = place.groups()
        if function == "NUMBER" or (function is None and variable in NO_NAMES):
            return "2"
        assert not (function and (variable in NO_NAMES or SEVERAL.fullmatch(variable))), (
            f"{function} takes one name, and ${variable} is none"
        )
        return FUNCTIONS[function](name) if function else name

    return PLACE.sub(fill, wording)


def sentences(catalogue: Catalogue, language: str) -> Iterator[tuple[str, str]]:
    """Each sentence that has places, with each of the names, and the name."""
    for message in catalogue.own:
        for wording in catalogue.wordings(message):
            names = (
                NAMES[language] if {place for _, place in PLACE.findall(wording)} - NO_NAMES else ()
            )
            for name in names:
                yield f"{message}: {said(wording, name)}", name


def wrong(catalogue: Catalogue, language: str, form: Callable[[str], str]) -> list[str]:
    """The sentences in which the form is found that the name would have there."""
    return [
        sentence
        for sentence, name in sentences(catalogue, language)
        if re.search(rf"(?<!\w)(?:{form(name)})(?!\w)", sentence, re.IGNORECASE)
    ]


def loose(name: str) -> str:
    """The little words before the name, as they stand where they do not contract or elide."""
    apart = [w for w, function in LITTLE.items() if FUNCTIONS[function](name) != f"{w} {name}"]
    return f"(?:{'|'.join(apart) or '(?!)'}) {re.escape(name)}"


def test_no_catalogue_is_left_out() -> None:
    files = [*SERVER.rglob("*.fr.ftl"), *PAGE.rglob("*.fr.ftl")]
    assert len(files) == len(FRENCH) == len(ENGLISH)


@EVERY
def test_french_contracts_and_elides_before_names(name: str) -> None:
    assert wrong(FRENCH[name], "fr", loose) == []


@EVERY
def test_no_article_stands_before_a_name(name: str) -> None:
    french, english = "le|la|les|du|des|au|aux|un|une", "the|a|an"
    assert wrong(FRENCH[name], "fr", lambda who: f"(?:{french}) {re.escape(who)}") == []
    assert wrong(ENGLISH[name], "en", lambda who: f"(?:{english}) {re.escape(who)}") == []


@EVERY
def test_nothing_has_to_agree_with_somebodys_gender(name: str) -> None:
    assert wrong(FRENCH[name], "fr", lambda who: f"{re.escape(who)} {IS} {AGREEING}") == []
    assert (
        wrong(FRENCH[name], "fr", lambda who: f"{re.escape(who)}.*(?:pour|de|à) (?:lui|elle)") == []
    )


@EVERY
def test_a_game_whose_title_is_a_plural_is_never_the_subject(name: str) -> None:
    titles = {"title", "game", "theirs", "asked"}
    assert [
        f"{message}: {wording}"
        for message in FRENCH[name].own
        for wording in FRENCH[name].wordings(message)
        for function, place in PLACE.findall(wording)
        if place in titles and re.search(rf"(?:^|[.:] )<\${place}> (?:n'|se |ne |a |est )", wording)
    ] == []


@EVERY
def test_nobody_is_shown_the_computer_scientists_wire_name(name: str) -> None:
    catalogue = ENGLISH[name]
    assert [
        wording
        for message in catalogue.own
        for wording in catalogue.wordings(message)
        if "informatician" in wording.lower()
    ] == []


def test_no_sentence_of_the_page_is_given_you_for_a_name() -> None:
    sources = [path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")]
    given = re.compile(r"[\[,(:] ?words\('you'\)")
    assert [path.name for path in sources if given.search(path.read_text("utf-8"))] == []
