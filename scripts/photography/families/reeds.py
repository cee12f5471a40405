"""A box of saxophone reeds, two of them in front."""

from families.printed import Cover
from studio.kit import *

LENGTH, WIDTH = 7.3, 1.58


def reed(cane, bark):
    """Lies on its flat side, heel at y = 0, tip at y = LENGTH."""
    columns, stations, bark_rows = 25, 64, 24
    rows = []
    for i in range(stations):
        row = []
        for j in range(columns):
            u = 2 * j / (columns - 1) - 1
            # Rows follow the cut, so that the bark ends in a clean line. The tip is round.
            end = LENGTH - 0.32 * abs(u) ** 2.4
            t = (i - bark_rows) / (stations - 1 - bark_rows)
            y = cut(u) * i / bark_rows if t <= 0 else cut(u) + (end - cut(u)) * t
            half = WIDTH / 2 * (0.9 + 0.1 * min(y / (LENGTH * 0.8), 1))
            dome = 0.33 * (1 - 0.42 * u * u)
            scraped = (0.29 * (1 - max(t, 0)) ** 0.9 + 0.012) * (1 - 0.36 * u * u)
            row.append((half * u, y, dome if t <= 0 else min(scraped, dome)))
        rows.append([(row[0][0], row[0][1], 0), *row, (row[-1][0], row[-1][1], 0)])
    obj = loft(rows, mat=cane, angle=28)
    obj.data.materials.append(bark)
    for n, polygon in enumerate(obj.data.polygons):
        polygon.material_index = int(n // (columns + 1) < bark_rows)
    loft([[(x, 0, z) for x, _, z in rows[0]], [(0, 0, 0)] * len(rows[0])], mat=cane)
    loft([[(-WIDTH * 0.45, 0, 0), (-WIDTH / 2, LENGTH - 0.32, 0)], [(WIDTH * 0.45, 0, 0), (WIDTH / 2, LENGTH - 0.32, 0)]], mat=cane)


def cut(u):
    """Where the bark ends: a U whose sides reach further."""
    return 3.15 + 0.62 * min(abs(u), 1) ** 2.2


def build(options):
    paper, ink, second = options.get('colors', ['#1f4f94', '#f3efe2', '#8fb4dd'])
    strength = options.get('strength', '2½')
    words = options.get('words', 'Alto Saxophone')

    width, height, depth = 9.4, 8.6, 3.1
    cover = Cover(width, height, paper)
    for i in range(12):
        path = [(width * t / 90, 0.4 + i * 0.3 + (0.75 - 0.03 * i) * sin(t / 90 * 2 * pi * 1.25 + i * 0.24)) for t in range(91)]
        cover.lines([path], 0.03, second, 0.85)
    cover.rect(0, 4.72, width, 4.76, ink)
    cover.write(strength, 2.7, 0.75, 5.5, ink, 'serif')
    cover.write(words, 0.62, 4.05, 6.62, ink, 'light')
    cover.write('10 reeds', 0.5, 4.05, 5.6, second, 'light')

    card = material(paper, 0.42, coat=0.3, coat_rough=0.2, name='card')
    with group((-0.6, 2.0, 0), (0, 0, 0.0)):
        with group((-width / 2, -depth / 2, 0), (pi / 2, 0, 0)):
            plate(rounded_rect(width - 0.02, height, 0.04, width / 2, height / 2), 0.03, 0.01, (0, 0, 0.0), mat=cover.material(0, 0, 0.42))
        box((width, depth, height), (0, 0.02, height / 2), 0.06, card)
        # Lid: a seam around, its tongue at the side.
        box((width + 0.03, depth + 0.0, 0.02), (0, 0.03, height - 0.02), 0.005, material(ink, 0.6))
        for x in (width / 2 + 0.004,):
            box((0.01, depth - 0.5, 0.03), (x, 0.02, height - 1.5), 0.002, material('#142f58', 0.6))
            box((0.01, 0.03, height - 0.3), (x, -depth / 2 + 0.25, height / 2), 0.002, material('#142f58', 0.6))

    cane = wood('#e6d092', '#dabd76', '#c2a058', axis='y', scale=7, ring=2, stretch=20, rough=0.6, bump=0.05)
    bark = wood('#d6b55e', '#cca94f', '#bb963f', axis='y', scale=2, ring=0.5, stretch=30, rough=0.3, coat=0.3, bump=0)
    # One leans on the box, one lies before it.
    lean = radians(66)
    with group((2.7, 2.0 - depth / 2 - LENGTH * cos(lean) - 0.12, 0.05), (lean, 0, 0)):
        reed(cane, bark)
    with group((-6.3, -4.7, 0.0), (0, 0, radians(-83))):
        reed(cane, bark)
    return standing(yaw=24, pitch=24, fill=0.86)
