"""Parts that acoustic and console pianos share: pedals, casters, legs, key blocks, music desks.

x runs along the keys, y = 0 is the white keys' front edge, z = 0 the floor.
"""

from families.keyboard_parts import *
from studio.kit import *


def polished_ebony():
    """Polyester lacquer: black, deep, mirror-smooth."""
    return material('#0b0b0c', 0.22, 0, 1, 0.015, name='polished ebony')


def pedal(x, y, z, mat, length=13.0):
    """A brass tongue towards the player, from y on, a little lower at its tip."""
    k = length / 13.0
    outline = [(-1.0, 2), (-1.0, -4.5 * k), (-1.5, -8.5 * k), (-1.75, -11 * k), (-1.2, -12.6 * k), (0, -13 * k), (1.2, -12.6 * k), (1.75, -11 * k),
               (1.5, -8.5 * k), (1.0, -4.5 * k), (1.0, 2)]
    plate(smooth_outline(outline, 6, sharp=(0, 10)), 0.85, 0.36, (x, y, z), (radians(4), 0, 0), mat)


def pedals(y, z, mat, spread=8.0, length=13.0):
    for i in (-1, 0, 1):
        pedal(i * spread, y, z, mat, length)


def caster(x, y, mat, r=2.6, width=1.8, turn=0.0):
    """Fork and wheel; returns the height of what stands on it."""
    top = 2 * r + 0.9
    with group((x, y, 0), (0, 0, turn)):
        cylinder(r, width, (-width / 2, 0.6, r), (0, pi / 2, 0), mat, 0.3, 48)
        for s in (-1, 1):
            box((0.35, 2.0, r + 1.2), (s * (width / 2 + 0.3), 0.4, top - (r + 1.2) / 2), 0.15, mat)
        box((width + 1.0, 2.6, 0.5), (0, 0.2, top - 0.25), 0.15, mat)
        cylinder(0.5, width + 1.1, (-width / 2 - 0.55, 0.6, r), (0, pi / 2, 0), mat, segments=24)
    return top


def tapered(x, y, low, high, bottom, top, mat, round_=0.8):
    """A square leg from z = `low` to `high`, sides of `bottom` and `top` cm."""
    rows = []
    for t in (0, 0.01, 0.5, 0.99, 1):
        side = bottom + (top - bottom) * t - (0.5 if t in (0, 1) else 0)
        rows.append([(x + px, y + py, low + (high - low) * t) for px, py in rounded_rect(side, side, round_, n=5)])
    return loft(rows, mat=mat, closed=True, caps=True, angle=50)


def key_frame(width, top, mat, slip_front=-3.6, floor=None, length=15.0, wooden=False):
    """88 keys with their slip, blocks at both ends and red felt; `width` is what lies between the arms."""
    across = keys_width(88)
    keys(88, top, length, wooden=wooden)
    floor = top - 9 if floor is None else floor
    box((width, 0.1 - 0.25 - slip_front, top - 1.4 - floor), (0, (slip_front - 0.15) / 2, (top - 1.4 + floor) / 2), 0.5, mat)
    box((width, length, 1.2), (0, length / 2, top - 2.9), 0.05, material('#141110', 0.7))
    block = (width - across) / 2 - 0.15
    for s in (-1, 1):
        box((block, length - slip_front - 0.2, 3.6 + 1.5), (s * (across / 2 + 0.15 + block / 2), (length + slip_front + 0.2) / 2, top - 0.4), 0.6, mat)
    box((across, 0.4, 0.8), (0, length + 0.15, top + 0.2), 0.12, felt('#7d1420'))
