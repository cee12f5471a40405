"""Portable digital pianos: 88 weighted keys in a slab, a few buttons, a music rest."""

from families.keyboard_panels import *
from families.keyboard_parts import *
from studio.kit import *


def music_rest(kind, y, z, mat):
    """Leans back from its slot at (y, z)."""
    lean = (radians(72), 0, 0)
    if kind == 'board':
        plate(round_corners([(-31, 0), (31, 0), (31, 12), (27.5, 18.5), (-27.5, 18.5), (-31, 12)], 3.5), 0.5, 0.15, (0, y, z), lean, mat)
        box((58, 2.0, 0.5), (0, y - 1.0, z + 0.35), 0.15, mat)
        box((58, 0.4, 1.1), (0, y - 1.9, z + 0.65), 0.15, mat)
    else:
        plate(rounded_rect(48, 20, 1.6, 0, 10), 0.45, 0.15, (0, y, z), lean, mat, holes=[rounded_rect(26, 1.0, 0.45, 0, 16.6)])
        box((46, 2.4, 0.5), (0, y - 1.2, z + 0.3), 0.15, mat)
        box((46, 0.4, 1.0), (0, y - 2.3, z + 0.6), 0.15, mat)


def round_back(black, rest):
    """A rounded back, a volume knob and two buttons at the left."""
    slab = Slab(88, [(15.0, 10.9), (22.4, 12.3), (25.3, 11.0)], 5.2, 5.2, black, top=8.9, length=15, black_length=9.6, lip=1.5, cheek=9.6, radius=1.6)
    slab.felt()
    with slab.face():
        panel = Panel()
        panel.knob(-54, 2.9, 0.85, 1.3, -0.2, ribs=28)
        panel.line(-55.8, 1.3, -52.2, 1.3, 0.04)
        panel.round_button(-48.6, 2.9, 0.5)
        panel.round_button(-45.4, 2.9, 0.5)
        panel.led(-43.9, 2.9, '#e24a30')
        panel.label(-48.6, 4.2, 'POWER', 0.6)
        panel.label(-45.4, 4.2, 'FUNCTION', 0.6)
        panel.label(-54, 4.8, 'VOLUME', 0.6)
    if rest:
        music_rest('board', 21.4, 12.0, black)


def flat_back(black, rest):
    """A broad panel; buttons in a row at the left, each with a lamp; speakers under a fine grille at the sides."""
    slab = Slab(88, [(15.0, 12.0), (24.4, 13.6), (26.9, 13.2)], 3.9, 3.9, black, top=9.6, length=15, black_length=9.6, lip=1.5, cheek=10.5, radius=0.9)
    slab.felt('#232325')
    with slab.face() as up:
        panel = Panel()
        panel.plinth(0, up / 2, 121.8, up - 1.6, '#1b1b1d', 0.4, 0.06)
        with group((0, 0, 0.06)):
            panel = Panel(buttons='#5a5c61')
            panel.round_button(-57, 4.6, 0.6)
            panel.label(-57, 6.3, 'POWER', 0.6)
            panel.buttons(-50.4, 4.6, 2, dx=2.6, w=1.9, h=0.8, led='#f1efe6', lit=(1,))
            panel.label(-50.4, 6.3, 'VOLUME', 0.6)
            panel.buttons(-40, 4.6, 4, dx=2.8, w=2.1, h=0.8, led='#f1efe6', lit=(0,))
            panel.label(-40, 6.3, 'TONE', 0.6)
            panel.buttons(-28.6, 4.6, 3, dx=2.8, w=2.1, h=0.8, led='#f1efe6', lit=(1,))
            panel.label(-28.6, 6.3, 'SONG', 0.6)
    # Headphone sockets under the left end of the key slip.
    metal = nickel()
    for x in (-60.2, -58.2):
        cylinder(0.62, 0.25, (x, -1.48, 3.0), (pi / 2, 0, 0), metal)
        cylinder(0.34, 0.27, (x, -1.49, 3.0), (pi / 2, 0, 0), material('#050505', 0.6), bevel=0.01)
    if rest:
        music_rest('frame', 23.2, 13.4, black)


def slim(black, rest):
    """A thin case; a touch panel of black glass without buttons, one knob."""
    slab = Slab(88, [(15.0, 8.9), (21.6, 9.4)], 5.0, 5.0, black, top=6.9, length=15, black_length=9.6, lip=1.3, cheek=7.4, radius=0.7)
    slab.felt()
    glass = material('#101012', 0.1, coat=1, coat_rough=0.02, name='glass')
    with slab.face() as up:
        panel = Panel()
        plate(rounded_rect(131.2, up - 0.9, 0.5, 0, up / 2 + 0.1), 0.12, 0.05, mat=glass)
        with group((0, 0, 0.12)):
            panel = Panel(ink='#e6e4de')
            panel.knob(-59.6, 3.3, 0.95, 0.9, -0.3, ribs=30)
            panel.label(-59.6, 5.2, 'VOLUME', 0.55)
            for i, x in enumerate((-54, -8, -4, 0, 4, 8, 14, 18)):
                torus(0.42, 0.03, (x, 3.2, 0.01), mat=panel.ink, segments=40, around=6)
                if i in (0, 3):
                    panel.led(x, 3.2, '#f6f3ea', 0.16)
            for x in (-8, -4, 0, 4, 8, 14, 18):
                panel.line(x - 0.8, 4.5, x + 0.8, 4.5, 0.08)
    if rest:
        music_rest('frame', 20.6, 9.3, black)


LAYOUTS = {'round-back': round_back, 'flat-back': flat_back, 'slim': slim}


def build(options):
    layout = options.get('layout', 'round-back', list(LAYOUTS))
    color = options.get('color', '#1d1d1f')
    rest = options.get('musicRest', True, [True, False])

    LAYOUTS[layout](textured_plastic(color, 0.45), rest)
    return standing(yaw=40, pitch=38, fill=0.9)
