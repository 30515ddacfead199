"""The tables of the database. Alembic's revisions build them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

# The house's own secret, where it was given no other: what signs the cookies.
house = Table(
    "house", metadata, Column("name", String(40), primary_key=True), Column("value", Text)
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("key_digest", String(64), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
    # On which day he was last here, counted from 1970.
    Column("seen_day", Integer, nullable=False, server_default="0"),
    # What the name looks like, so that no two who are about look the same.
    Column("look", Text),
    # How many keys there were before this one.
    Column("key_number", Integer, nullable=False, server_default=text("0")),
    # Whether a cookie of the kind that named a person may still be exchanged for a session.
    Column("old_cookie", Boolean, nullable=False, server_default=true()),
    # Which of the drawn faces; none: two letters of the name.
    Column("face", String(16), nullable=False, server_default=""),
    # Whether anybody may see his past games, or only those he has played with.
    Column("shows_games", Boolean, nullable=False, server_default=false()),
    # Whether he is named on the lists of the best.
    Column("listed", Boolean, nullable=False, server_default=false()),
    Index("people_by_look", "look"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("device", String(40), nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    # The day, counted from 1970: when exactly somebody was here is nobody's business.
    Column("seen_on", Integer, nullable=False),
    # Kept for a day, for processes that have not heard of it.
    Column("ended_at", BigInteger),
    Index("sessions_by_person", "person"),
    Index("sessions_by_end", "ended_at"),
)

# Codes that were tried: how many, and when the next may be.
tries = Table(
    "tries",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("made", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Index("tries_by_time", "next_at"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(16), nullable=False),
    Column("muted", String(16), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

# What can be asked of tables without reading their journals.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("host", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # When the house must look at the table though nobody asks; empty where it need not.
    Column("wake_at", BigInteger),
    # When the house must look whether somebody is to be called; empty where nobody is.
    Column("call_at", BigInteger),
    Index("tables_by_wake", "wake_at"),
    Index("tables_by_call", "call_at"),
    Index("tables_by_status", "status", "public", "made_at"),
)

# The short codes of tables that are not over.
codes = Table(
    "codes",
    metadata,
    Column("code", String(4), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Index("codes_by_table", "table_id"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("sitters_by_table", "table_id"),
)

# What came of finished matches: a row for each seat. It can all be counted anew from the journal.
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    # Neither a person nor a bot: someone who left the house.
    Column("person", String(16)),
    # The level of the bot, where the chair was nobody's.
    Column("bot", String(20)),
    Column("game", String(20), nullable=False),
    # The kind of clock: none, move, days, step.
    Column("clock", String(8), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # won, drawn, lost
    Column("result", String(8), nullable=False),
    # Why he did not play to the end: resigned, late, left, gone; empty where he did.
    Column("quit", String(8), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_person", "person", "ended_at", "table_id"),
    Index("results_by_person_and_game", "person", "game", "ended_at", "table_id"),
)

# The journal itself. Its key is the only arbiter of order.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    # Tells an entry of ours from one that took its place.
    Column("mark", String(16), nullable=False),
    # Who said it, where it is talk: so that a person's words can be taken away.
    Column("speaker", String(16)),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    # Moves have no speaker: they need not touch it.
    Index(
        "entries_by_speaker",
        "speaker",
        sqlite_where=text("speaker IS NOT NULL"),
        postgresql_where=text("speaker IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

# How well somebody plays a game with a kind of clock, as of his last rated match.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("points", Double, nullable=False),
    Column("uncertainty", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    # Of the last match that was counted.
    Column("number", Integer, nullable=False),
    # In which week that was, and how many points the week has brought so far.
    Column("week", Integer, nullable=False),
    Column("gained", Double, nullable=False),
    Column("provisional", Boolean, nullable=False),
    # As in `people`: a list must not look through all who are not on it.
    Column("listed", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "game", "clock"),
    Index("ratings_by_points", "game", "clock", "listed", "provisional", "points", "person"),
    Index("ratings_by_week", "game", "clock", "listed", "provisional", "week", "gained", "person"),
)

# Rated matches, a row for each seat: who was how strong before, and after. They outlast their
# tables, so that ratings can be counted anew when a journal is pruned.
counted = Table(
    "counted",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    # Its place in the order of counting: above that of every earlier match of any of its people.
    Column("number", Integer, nullable=False),
    # Neither a person nor a bot: someone who left the house.
    Column("person", String(16)),
    Column("bot", String(20)),
    Column("game", String(20), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("points_before", Double, nullable=False),
    Column("uncertainty_before", Double, nullable=False),
    Column("points", Double, nullable=False),
    Column("uncertainty", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("counted_by_person", "person", "game", "clock", "number"),
)

# What somebody wishes to be called for, and how often. Without a row: as the defaults say.
call_wishes = Table(
    "call_wishes",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("turn", Boolean, nullable=False, server_default=true()),
    Column("time", Boolean, nullable=False, server_default=true()),
    Column("invited", Boolean, nullable=False, server_default=true()),
    # At most so many a day.
    Column("most", Integer, nullable=False, server_default="10"),
    # Not between these minutes of the day; at any time where they are the same.
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_until", Integer, nullable=False, server_default="0"),
    # How many minutes his clock is ahead of UTC.
    Column("zone", Integer, nullable=False, server_default="0"),
    # His last day with calls, counted from 1970, and how many there were.
    Column("day", Integer, nullable=False, server_default="0"),
    Column("made", Integer, nullable=False, server_default="0"),
    # The number of his feed's address: below zero it is closed.
    Column("feed", Integer, nullable=False, server_default="0"),
)

# The last call of each kind that a table gave rise to.
calls = Table(
    "calls",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    # turn, time, invited
    Column("kind", String(8), nullable=False),
    # What it is about: since when he is awaited, or when he was invited.
    Column("about", BigInteger, nullable=False),
    # Until when the process that took it in hand has time to send it.
    Column("until", BigInteger, nullable=False),
    Column("sent", Boolean, nullable=False),
    # Who invites him.
    Column("inviter", String(16), nullable=False),
    PrimaryKeyConstraint("person", "table_id", "kind"),
    Index("calls_by_table", "table_id"),
)

# Where browsers are called: each by its own session, and no longer than that.
push_devices = Table(
    "push_devices",
    metadata,
    Column("session", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Index("push_devices_by_person", "person"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("address", Text, nullable=False),
    # When its owner was asked, or has agreed: the links in letters name it.
    Column("asked_at", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    # How many letters in a row could not be delivered.
    Column("failed", Integer, nullable=False),
)

# People who let those they know see that they are here.
shown_here = Table("shown_here", metadata, Column("person", String(16), primary_key=True))

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("by", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("invitations_by_time", "at"),
)

# Who has blocked whom: neither meets the other.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(16), nullable=False),
    Column("blocked", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
    Index("blocks_by_blocked", "blocked"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    # What he was called then.
    Column("name", String(40), nullable=False),
    # None once he has left the house.
    Column("reporter", String(16)),
    Column("table_id", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    # What he said, copied: the table need not be kept for it.
    Column("lines", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("handled_at", BigInteger),
    Index("reports_by_person", "person"),
    Index("reports_by_time", "at"),
)

# People who may say nothing anywhere, and until when.
silenced = Table(
    "silenced",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

operator_log = Table(
    "operator_log",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(20), nullable=False),
    # With whom; none where it was with nobody, or he has left the house.
    Column("person", String(16)),
    Column("hours", Integer, nullable=False),
    Index("operator_log_by_time", "at"),
)

# People who look for somebody to play with.
waiting = Table(
    "waiting",
    metadata,
    Column("person", String(16), primary_key=True),
    # Tells this search from another of his, on another page.
    Column("search", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("strength", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # Unless his page asks again until then, he has left.
    Column("until", BigInteger, nullable=False),
    # The group that a house is laying a table for, and for how long it may take.
    Column("claim", String(16)),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    # Where he is to go.
    Column("table_id", String(16)),
    Index("waiting_by_game", "game", "clock", "since"),
)

# A person's try at the game of a day: the one that counts.
attempts = Table(
    "attempts",
    metadata,
    Column("person", String(16), nullable=False),
    # Counted from 1970.
    Column("day", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    # None where the table is no longer kept.
    Column("table_id", String(16)),
    Column("tries", Integer, nullable=False),
    # Points, or how many tries a problem took; none as long as it is not finished, or not solved.
    Column("score", Integer),
    Column("ended_at", BigInteger),
    PrimaryKeyConstraint("person", "day", "game"),
    Index("attempts_by_score", "day", "game", "score"),
    Index("attempts_by_table", "table_id"),
)

# What bots made of the games of a day, as a JSON list of points.
# What was found out about finished matches, by the version of what is told.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("analysis", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)

yardsticks = Table(
    "yardsticks",
    metadata,
    Column("day", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("points", Text, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)
