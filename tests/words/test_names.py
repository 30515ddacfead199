"""French elides and contracts before names, in the terminal, the server and the page alike."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from veillee.words import functions_of

WEB = Path(__file__).parents[2] / "web"
EXAMPLES: list[dict[str, str]] = json.loads(
    Path(__file__).with_name("names.json").read_text("utf-8")
)
SENTENCES = """
de = { DE($name) }
a = { A($name) }
que = { QUE($name) }
turn = Ce n'est pas le tour { DE(SEAT($first)) }.
tied = { SEAT($second) } n'est pas à égalité.
both = Le génome { DE(SEAT($second)) } est { A(SEAT($first)) }.
several = On vote entre { SEATS($tied) }.
"""
SEATS = {"first": 0, "second": 1, "tied": "0, 1"}

# What `npm run build` makes of the page's module, without writing it anywhere.
IN_NODE = """
import { build } from 'esbuild'
async function entry(path) {
  const options = { entryPoints: [path], bundle: true, write: false, format: 'esm' }
  const { text } = (await build(options)).outputFiles[0]
  return import(`data:text/javascript,${encodeURIComponent(text)}`)
}
const given = JSON.parse(process.argv[1])
const { Catalogue } = await entry('src/lib/words.ts')
const { called } = await entry('src/lib/seating.ts')
const catalogue = Catalogue.of('fr', [given.sentences])
const seated = catalogue.at(['Le Bougeoir', 'Anne'])
console.log(JSON.stringify({
  said: given.names.map((name) => ['de', 'a', 'que'].map((id) => catalogue.say(id, { name }))),
  seated: ['turn', 'tied', 'both', 'several'].map((id) => seated.say(id, given.seats)),
  called: given.called.map((name) => called(name, (id, args) => `${id} ${args.name}`)),
}))
"""


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the page's own functions answer."""
    node = shutil.which("node", path=f"{os.environ['PATH']}:{sysconfig.get_path('scripts')}")
    if not (node and (WEB / "node_modules").is_dir()):
        pytest.fail("The page's modules are missing: run `make page`.")
    given = {
        "sentences": SENTENCES,
        "names": [example["name"] for example in EXAMPLES],
        "called": ["Vous", "you", "Vousoye", "Anne"],
        "seats": SEATS,
    }
    run = [node, "--input-type=module", "-e", IN_NODE, json.dumps(given)]
    ended = subprocess.run(run, cwd=WEB, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    answered: dict[str, Any] = json.loads(ended.stdout)
    return answered


def said(message: str, given: dict[str, Any]) -> str:
    bundle = FluentBundle(["fr"], functions=functions_of("fr"), use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES))
    pattern = bundle.get_message(message).value
    assert pattern
    return str(bundle.format_pattern(pattern, given)[0])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_words_contract_and_elide_before_a_name(example: dict[str, str]) -> None:
    for word in ("de", "a", "que"):
        assert said(word, {"name": example["name"]}) == example[word]


def test_the_page_says_the_same(page: dict[str, Any]) -> None:
    # The page also keeps the quotation marks from breaking off.
    lines = [[text.replace("\u00a0", " ") for text in line] for line in page["said"]]
    assert lines == [[example[key] for key in ("de", "a", "que")] for example in EXAMPLES]


def test_the_page_calls_those_who_sit_there_by_their_names(page: dict[str, Any]) -> None:
    assert page["seated"] == [
        "Ce n'est pas le tour du Bougeoir.",
        "Anne n'est pas à égalité.",
        "Le génome d'Anne est au Bougeoir.",
        "On vote entre Le Bougeoir, Anne.",
    ]


def test_elsewhere_seats_are_counted() -> None:
    assert [said(message, SEATS) for message in ("turn", "both", "several")] == [
        "Ce n'est pas le tour de la place 0.",
        "Le génome de la place 1 est à la place 0.",
        "On vote entre la place 0, la place 1.",
    ]


def test_who_is_called_by_a_word_of_address_is_put_in_quotation_marks(page: dict[str, Any]) -> None:
    assert page["called"] == ["called Vous", "called you", "Vousoye", "Anne"]
