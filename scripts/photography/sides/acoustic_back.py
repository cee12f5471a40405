"""Backs of acoustic guitars and ukuleles: two halves and what lies in their seam."""

from families import acoustic_guitar, ukulele
from families.hollow_body import *
from studio.kit import *


def finish(options):
    size = options.get('size', None)
    if size:
        length, lower, waist, upper = ukulele.SIZES[size][:4]
        outline = bouts(length, lower, waist, upper)
        back, strip = wood(*UKULELE_MAHOGANY, axis='y', scale=1.3, stretch=22, rough=0.5, bump=0.02), None
        margin = 0.3 if options.get('binding', None) else 0.12
    elif options.get('body', None) is None:
        length = 48.9
        outline, margin = bouts(length, 37.0, 23.6, 28.4), 0.3
        back, strip = side_wood(options.get('sides', 'mahogany')), '#2a1a10'
    else:
        kind = options.get('body', 'dreadnought')
        length, lower, waist, upper, _ = acoustic_guitar.BODIES[kind]
        outline = bouts(length, lower, waist, upper, 'square' if kind == 'dreadnought' else 'round', options.get('cutaway', False))
        back, strip, margin = side_wood('rosewood'), options.get('binding', '#f0e6c8'), 0.32
    plate(inset(outline, margin), 0.1, 0.04, (0, 0, -0.05), mat=back)
    if strip:
        low, high = min(y for _, y in outline) + 0.4, max(y for x, y in outline if abs(x) < 1) - 0.8
        for x, width, color in ((0, 0.5, '#1c1510'), (0, 0.3, strip)):
            box((width, high - low, 0.02), (x, (low + high) / 2, -0.055 - (0.5 - width) / 20), 0, material(color, 0.35, coat=0.6))
