"""Write the video that keeps screens awake, as WebM and as MP4, without an encoder.

Two seconds of one grey square and of silence. The sound is there because browsers let a screen
sleep beside a video that has none. Each picture is the shortest its standard allows: of VP8 a key
frame whose every decision is 0, of H.264 one macroblock predicted from nothing.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web" / "src" / "lib"
SIDE: Final = 16
PICTURES: Final = 4
EACH_MS: Final = 500


# -- WebM: VP8 and Opus ---------------------------------------------------------------------------

SILENCE_MS: Final = 120
SILENCE: Final = b"\xfb\x06" + b"\xff\xfe" * 6
"""Opus: six frames of 20 ms, all of one length, each of them empty."""
OPUS_HEAD: Final = b"OpusHead" + struct.pack("<BBHIhB", 1, 1, 0, 48_000, 0, 0)


def vp8_picture() -> bytes:
    decisions, residue = bytes(16), bytes(8)
    tag = struct.pack("<I", len(decisions) << 5 | 1 << 4)[:3]
    return tag + b"\x9d\x01\x2a" + struct.pack("<HH", SIDE, SIDE) + decisions + residue


def element(name: int, body: bytes | int | float | str) -> bytes:
    if isinstance(body, float):
        body = struct.pack(">d", body)
    elif isinstance(body, int):
        body = body.to_bytes(max(1, -(-body.bit_length() // 8)), "big")
    elif isinstance(body, str):
        body = body.encode()
    size = bytes([0x80 | len(body)]) if len(body) < 127 else (len(body) | 0x4000).to_bytes(2, "big")
    return name.to_bytes(-(-name.bit_length() // 8), "big") + size + body


def block(track: int, at: int, body: bytes) -> tuple[int, bytes]:
    return at, element(0xA3, struct.pack(">BhB", 0x80 | track, at, 0x80) + body)


def webm() -> bytes:
    lasts = PICTURES * EACH_MS
    head = element(0x4282, "webm") + element(0x4287, 4) + element(0x4285, 2)
    info = element(0x2AD7B1, 1_000_000) + element(0x4D80, "Veillee") + element(0x5741, "Veillee")
    info += element(0x4489, float(lasts))
    sight = element(0xD7, 1) + element(0x73C5, 1) + element(0x83, 1) + element(0x86, "V_VP8")
    sight += element(0xE0, element(0xB0, SIDE) + element(0xBA, SIDE))
    sound = element(0xD7, 2) + element(0x73C5, 2) + element(0x83, 2) + element(0x86, "A_OPUS")
    sound += element(0x63A2, OPUS_HEAD) + element(0xE1, element(0xB5, 48_000.0) + element(0x9F, 1))
    tracks = element(0x1654AE6B, element(0xAE, sight) + element(0xAE, sound))
    blocks = [block(1, at, vp8_picture()) for at in range(0, lasts, EACH_MS)]
    blocks += [block(2, at, SILENCE) for at in range(0, lasts, SILENCE_MS)]
    cluster = element(0xE7, 0) + b"".join(one for _, one in sorted(blocks))
    segment = element(0x1549A966, info) + tracks + element(0x1F43B675, cluster)
    return element(0x1A45DFA3, head) + element(0x18538067, segment)


# -- MP4: H.264 and AAC ---------------------------------------------------------------------------

RATE: Final = 44_100
SOUND_FRAME: Final = 1024
EMPTY_SOUND: Final = bytes([0, 0, 0, 7])
"""AAC: one channel of no band, and the end."""
SOUNDS: Final = PICTURES * EACH_MS * RATE // 1000 // SOUND_FRAME
ONE_TO_ONE: Final = struct.pack(">9I", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)


def golomb(number: int) -> str:
    binary = f"{number + 1:b}"
    return "0" * (len(binary) - 1) + binary


def unit(kind: int, bits: str) -> bytes:
    """A NAL unit: its kind, its bits, and the stop."""
    bits += "1"
    bits += "0" * (-len(bits) % 8)
    return bytes([kind]) + int(bits, 2).to_bytes(len(bits) // 8, "big")


def sequence() -> bytes:
    """Baseline, one macroblock wide and high, pictures in the order in which they come."""
    numbers = golomb(0) + golomb(0) + golomb(2) + golomb(1) + "0" + golomb(0) + golomb(0)
    return unit(0x67, f"{66:08b}{0xC0:08b}{10:08b}" + numbers + "1100")


def parameters() -> bytes:
    return unit(0x68, golomb(0) * 2 + "00" + golomb(0) * 3 + "000" + golomb(0) * 3 + "000")


def h264_picture(number: int) -> bytes:
    header = golomb(0) + golomb(7) + golomb(0) + "0000" + golomb(number % 2) + "00" + golomb(0)
    grey = golomb(3) + golomb(0) + golomb(0) + "1"
    body = unit(0x65, header + grey)
    return struct.pack(">I", len(body)) + body


def box(name: str, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return struct.pack(">I4s", len(body) + 8, name.encode()) + body


def numbers(*values: int) -> bytes:
    return struct.pack(f">{len(values)}I", *values)


def described(tag: int, body: bytes) -> bytes:
    return bytes([tag, len(body)]) + body


def track(number: int, scale: int, lasts: int, kind: str, media: bytes, table: bytes) -> bytes:
    sound = kind == "soun"
    head = numbers(3, 0, 0, number, 0, PICTURES * EACH_MS, 0, 0, 0, 0x01000000 if sound else 0)
    side = 0 if sound else SIDE << 16
    handler = numbers(0, 0) + kind.encode() + numbers(0, 0, 0) + b"\0"
    source = box("dinf", box("dref", numbers(0, 1), box("url ", numbers(1))))
    return box(
        "trak",
        box("tkhd", head, ONE_TO_ONE, numbers(side, side)),
        box(
            "mdia",
            box("mdhd", numbers(0, 0, 0, scale, lasts), struct.pack(">HH", 0x55C4, 0)),
            box("hdlr", handler),
            box("minf", media, source, box("stbl", table)),
        ),
    )


def samples(entry: bytes, size: int, count: int, each: int, offset: int) -> bytes:
    """One chunk of samples, all of one size and of one length."""
    return b"".join(
        (
            box("stsd", numbers(0, 1), entry),
            box("stts", numbers(0, 1, count, each)),
            box("stsc", numbers(0, 1, 1, count, 1)),
            box("stsz", numbers(0, size, count)),
            box("stco", numbers(0, 1, offset)),
        )
    )


def mp4() -> bytes:
    kind = box("ftyp", b"isom", numbers(0), b"isomavc1")
    pictures = [h264_picture(number) for number in range(PICTURES)]
    size = len(pictures[0])
    begins = len(kind) + 8
    data = box("mdat", *pictures, EMPTY_SOUND * SOUNDS)
    known = b"".join(
        (
            bytes([1, 66, 0xC0, 10, 0xFF, 0xE1]),
            struct.pack(">H", len(sequence())) + sequence(),
            b"\x01" + struct.pack(">H", len(parameters())) + parameters(),
        )
    )
    sight = bytes(6) + struct.pack(">H", 1) + bytes(16) + struct.pack(">HH", SIDE, SIDE)
    sight += numbers(0x480000, 0x480000, 0) + struct.pack(">H", 1) + bytes(32)
    sight += struct.pack(">Hh", 24, -1) + box("avcC", known)
    config = described(4, b"\x40\x15" + bytes(11) + described(5, b"\x12\x08"))
    stream = described(3, b"\0\x02\0" + config + described(6, b"\x02"))
    sound = bytes(6) + struct.pack(">H", 1) + bytes(8) + struct.pack(">HHI", 1, 16, 0)
    sound += numbers(RATE << 16) + box("esds", numbers(0), stream)
    lasts = PICTURES * EACH_MS
    movie = numbers(0, 0, 0, 1000, lasts, 0x10000) + struct.pack(">H", 0x100) + bytes(10)
    movie += ONE_TO_ONE + bytes(24) + numbers(3)
    shown = samples(box("avc1", sight), size, PICTURES, EACH_MS, begins)
    heard_at = begins + PICTURES * size
    heard = samples(box("mp4a", sound), len(EMPTY_SOUND), SOUNDS, SOUND_FRAME, heard_at)
    return (
        kind
        + data
        + box(
            "moov",
            box("mvhd", movie),
            track(1, 1000, lasts, "vide", box("vmhd", numbers(1, 0, 0)), shown),
            track(2, RATE, SOUNDS * SOUND_FRAME, "soun", box("smhd", numbers(0, 0)), heard),
        )
    )


if __name__ == "__main__":
    for name, made in (("awake.webm", webm()), ("awake.mp4", mp4())):
        (WEB / name).write_bytes(made)
        print(f"wrote {name}: {len(made)} bytes")  # noqa: T201
