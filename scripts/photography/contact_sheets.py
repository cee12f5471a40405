"""Contact sheets and measurements of pictures."""

import json
import sys
import unicodedata

import cv2
import numpy as np

from pictures import ALL_VIEWS_BYTES, CACHE, MAIN, RENDERED, ROOT, VIEWS, chosen, read_json
from studio.develop import PAPER

# Maximum difference between the corners of a picture (of 255), and the range of the product's share of the frame.
TONE_TOLERANCE = 2
FILLS = (0.84, 0.92)
CELL, COLUMNS, CAPTION = 320, 6, 40


def fill_matters(picture):
    """A scene fills its frame; a close view reaches over its edges."""
    return not picture.is_scene and not picture.close


def _file(picture, draft):
    return picture.draft if draft else picture.final


def _ascii(text):
    return unicodedata.normalize('NFKD', text).encode('ascii', 'ignore').decode()


def _groups(pictures):
    """Names, pictures and captions: a group for each category, one for the scenes. A product's views lie in one row."""
    by_product = {}
    for picture in pictures:
        by_product.setdefault(picture.product, {})[picture.view] = picture
    several = any(len(views) > 1 for views in by_product.values())
    columns = [view for view in (MAIN, *VIEWS) if any(view in views for views in by_product.values())]
    for file in sorted((ROOT / 'data/catalogue').glob('*.json')):
        members = []
        for product in json.loads(file.read_text()):
            views = by_product.get(product['id'])
            for view in columns if views else ():
                if view in views or several:
                    picture = views.get(view)
                    members.append((picture, f'{picture.key} {_ascii(product["nameEn"])}' if picture else ''))
        yield file.stem, members, 2 * len(columns) if several else COLUMNS
    yield 'scenes', [(p, p.key) for p in pictures if p.is_scene], COLUMNS


def make_sheets(only, view, draft):
    """Makes a contact sheet per category and one of scenes. A missing picture is a blank cell with its name."""
    out = CACHE / 'sheets'
    out.mkdir(parents=True, exist_ok=True)
    for group, members, columns in _groups(chosen(only, view)):
        if not members:
            continue
        rows = -(-len(members) // columns)
        sheet = np.full((rows * (CELL + CAPTION), columns * CELL, 3), PAPER[::-1].astype(np.uint8), np.uint8)
        for i, (picture, caption) in enumerate(members):
            y, x = i // columns * (CELL + CAPTION), i % columns * CELL
            file = picture and _file(picture, draft)
            if file and file.exists():
                pixels = cv2.imread(str(file))
                scale = CELL / max(pixels.shape[:2])
                small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)[:CELL, :CELL]
                sheet[y : y + small.shape[0], x : x + small.shape[1]] = small
            for line in (0, 1):
                cv2.putText(sheet, caption[line * 46 : line * 46 + 46], (x + 6, y + CELL + 14 + 16 * line),
                            cv2.FONT_HERSHEY_SIMPLEX, 0.4, (40, 40, 40), 1, cv2.LINE_AA)
        path = out / f'{group}{"-draft" if draft else ""}.png'
        cv2.imwrite(str(path), sheet)
        print(path.relative_to(ROOT))


def _measure_product(picture, file, fill):
    """Prints a picture of a product; returns its corners if they are backdrop, and what is out of range."""
    four = cv2.imread(str(file)).astype(int)[[0, 0, -1, -1], [0, -1, 0, -1], ::-1]
    size, problems, close = file.stat().st_size, [], not fill_matters(picture)
    tones = ' '.join('#%02x%02x%02x' % tuple(corner) for corner in four)
    print(f'{picture.key:>14}  {size / 1024:5.1f} KB  {tones}' + (f'  {fill:.1%}' if fill and not close else ''))
    if picture.most_bytes and size > picture.most_bytes:
        problems.append(f'{picture.key}: {size / 1024:.1f} KB, more than {picture.most_bytes / 1024:.0f}')
    if close:
        return None, problems
    if fill and not FILLS[0] <= fill <= FILLS[1]:
        problems.append(f'{picture.key}: fills {fill:.1%} of the frame')
    if abs(four - PAPER.astype(int)).max() > TONE_TOLERANCE:
        problems.append(f'{picture.key}: a corner is not paper')
    return four, problems


def measure(only, view, draft):
    """Prints the bytes, corner colours and fill of each picture. Returns a message for each value out of range."""
    rendered = {} if draft else read_json(RENDERED, {})
    total, views_total, count, corners, problems, shown = 0, 0, 0, [], [], {}
    for picture in chosen(only, view):
        file = _file(picture, draft)
        if not file.exists():
            problems.append(f'{picture.key}: no picture')
            continue
        size = file.stat().st_size
        if picture.is_scene:
            print(f'{picture.key:>14}  {size / 1024:5.1f} KB')
            continue
        four, found = _measure_product(picture, file, rendered.get(picture.key, {}).get('fill'))
        total, count = total + size, count + 1
        views_total += 0 if picture.view == MAIN else size
        shown[picture.product] = shown.get(picture.product, 0) + 1
        problems += found
        corners += [] if four is None else [four]
    if corners:
        everything = np.concatenate(corners)
        spread = (everything.max(0) - everything.min(0)).max()
        print(f'{count} pictures of products; corners differ by {spread}; {total / 1024:.0f} KB in all')
        if spread > 2 * TONE_TOLERANCE:
            problems.append(f'corners differ by {spread}')
    counts = [f'{sum(n >= least for n in shown.values())} with {least} or more' for least in (2, 3, 4)]
    print(f'{len(shown)} products: {", ".join(counts)} pictures; views {views_total / 1024**2:.1f} MB')
    if views_total > ALL_VIEWS_BYTES:
        problems.append(f'views are {views_total / 1024**2:.1f} MB together')
    for problem in problems:
        print(problem, file=sys.stderr)
    return problems
