"""Contact sheets and measurements of pictures."""

import json
import sys
import unicodedata

import cv2
import numpy as np

from pictures import CACHE, RENDERED, ROOT, chosen, read_json
from studio.develop import PAPER

# Maximum difference between the corners of a picture (of 255), and the range of the product's share of the frame.
TONE_TOLERANCE = 2
FILLS = (0.84, 0.92)
CELL, COLUMNS, CAPTION = 320, 6, 40


def _file(picture, draft):
    return picture.draft if draft else picture.final


def _ascii(text):
    return unicodedata.normalize('NFKD', text).encode('ascii', 'ignore').decode()


def _groups():
    """Keys and captions: a group for each category, one for the scenes."""
    for file in sorted((ROOT / 'data/catalogue').glob('*.json')):
        yield file.stem, [(p['id'], f'{p["id"]} {_ascii(p["nameEn"])}') for p in json.loads(file.read_text())]
    yield 'scenes', [(p.key, p.key) for p in chosen(None) if p.is_scene]


def make_sheets(only, draft):
    """Makes a contact sheet per category and one of scenes. A missing picture is a blank cell with its name."""
    wanted = {p.key: p for p in chosen(only)}
    out = CACHE / 'sheets'
    out.mkdir(parents=True, exist_ok=True)
    for group, members in _groups():
        members = [(key, caption) for key, caption in members if key in wanted]
        if not members:
            continue
        rows = -(-len(members) // COLUMNS)
        sheet = np.full((rows * (CELL + CAPTION), COLUMNS * CELL, 3), PAPER[::-1].astype(np.uint8), np.uint8)
        for i, (key, caption) in enumerate(members):
            y, x = i // COLUMNS * (CELL + CAPTION), i % COLUMNS * CELL
            file = _file(wanted[key], draft)
            if file.exists():
                picture = cv2.imread(str(file))
                scale = CELL / max(picture.shape[:2])
                small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)[:CELL, :CELL]
                sheet[y : y + small.shape[0], x : x + small.shape[1]] = small
            for line in (0, 1):
                cv2.putText(sheet, caption[line * 46 : line * 46 + 46], (x + 6, y + CELL + 14 + 16 * line),
                            cv2.FONT_HERSHEY_SIMPLEX, 0.4, (40, 40, 40), 1, cv2.LINE_AA)
        path = out / f'{group}{"-draft" if draft else ""}.png'
        cv2.imwrite(str(path), sheet)
        print(path.relative_to(ROOT))


def measure(only, draft):
    """Prints the bytes, corner colours and fill of each picture. Returns a message for each value out of range."""
    rendered = {} if draft else read_json(RENDERED, {})
    total, corners, problems = 0, {}, []
    for picture in chosen(only):
        file = _file(picture, draft)
        if not file.exists():
            problems.append(f'{picture.key}: no picture')
            continue
        size = file.stat().st_size
        total += size
        if picture.is_scene:
            print(f'{picture.key:>14}  {size / 1024:5.1f} KB')
            continue
        pixels = cv2.imread(str(file)).astype(int)[..., ::-1]
        corners[picture.key] = four = pixels[[0, 0, -1, -1], [0, -1, 0, -1]]
        fill = rendered.get(picture.key, {}).get('fill')
        tones = ' '.join('#%02x%02x%02x' % tuple(corner) for corner in four)
        print(f'{picture.key:>14}  {size / 1024:5.1f} KB  {tones}' + (f'  {fill:.1%}' if fill else ''))
        if fill and not FILLS[0] <= fill <= FILLS[1]:
            problems.append(f'{picture.key}: fills {fill:.1%} of the frame')
        if abs(four - PAPER.astype(int)).max() > TONE_TOLERANCE:
            problems.append(f'{picture.key}: a corner is not paper')
    if corners:
        everything = np.concatenate(list(corners.values()))
        spread = (everything.max(0) - everything.min(0)).max()
        print(f'{len(corners)} pictures of products; corners differ by {spread}; {total / 1024:.0f} KB in all')
        if spread > 2 * TONE_TOLERANCE:
            problems.append(f'corners differ by {spread}')
    for problem in problems:
        print(problem, file=sys.stderr)
    return problems
