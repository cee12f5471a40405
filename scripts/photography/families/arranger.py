"""Portable and arranger keyboards: 61 keys, speakers in the panel, accompaniment buttons."""

from families.keyboard_displays import *
from families.keyboard_panels import *
from families.keyboard_parts import *
from studio.kit import *


def wing(x0, x1, x2, x3, low, high, r=1.2):
    """A speaker cover's outline: from x0 to x1 at the bottom, x2 to x3 at the top."""
    return round_corners([(x0, low), (x1, low), (x3, high), (x2, high)], r)


def beginner(case):
    """Moulded speaker covers at both ends, a small display, number buttons, no wheels."""
    slab = Slab(61, [(14.0, 7.6), (28.8, 9.4), (30.4, 8.6)], 4.8, 4.8, case, top=6.1, length=13.6, black_length=8.6, cheek=6.8, radius=1.3, floor=0.7)
    with slab.face() as up:
        panel = Panel(knobs='#3a3b3f', buttons='#606268')
        # The middle field, and the covers left and right of it.
        plate(round_corners([(-26.5, 0.7), (26.5, 0.7), (24, up - 0.9), (-24, up - 0.9)], 1.0), 0.12, 0.05, mat=material('#34353a', 0.32))
        for side in (-1, 1):
            panel.slats(0, 0, wing(*((29, 45.4, 26.5, 45.4) if side > 0 else (-45.4, -29, -45.4, -26.5)), 1.8, up - 1.4), 0.8, 0.46, '#505157')
        with group((0, 0, 0.12)):
            panel = Panel(knobs='#3a3b3f', buttons='#6a6c72')
            panel.round_button(-23.4, 4.0, 0.7, '#c9c7c0')
            panel.knob(-22.6, 9.6, 1.0, 1.2, 0.0, ribs=24)
            panel.label(-22.6, 11.8, 'VOLUME', 0.5)
            panel.label(-23.4, 5.6, 'POWER', 0.45)
            for row in range(2):
                panel.buttons(-15.2, 9.6 - row * 3.0, 4, 1, 2.4, w=1.8, h=0.9)
            panel.buttons(-13.6, 3.4, 6, 1, 2.6, w=2.0, h=1.0, color='#e4e2da')
            panel.label(-13.6, 4.9, 'STYLE', 0.5)
            panel.screen(-2.0, 9.0, 10.6, 4.6, lcd_display(10.6, 4.6, '#9ec9d4', '#10262e', 'Grand Piano', '001'), 0.7)
            panel.buttons(2.8, 3.4, 3, 1, 2.6, w=2.0, h=1.0, color='#3fa6c9')
            for row in range(4):
                for column in range(3):
                    if row < 3 or column == 1:
                        panel.button(9.4 + column * 2.1, 10.6 - row * 1.9, 1.5, 1.1, color='#d9d7cf')
            for x in (9.4, 13.6):
                panel.button(x, 4.9, 1.5, 1.1, color='#8b8d91')
            panel.buttons(20.2, 9.6, 3, 3, 2.2, 1.9, w=1.7, h=0.85)
            panel.buttons(20.2, 4.0, 3, 1, 2.2, w=1.7, h=0.95, color='#e4e2da')
            panel.line(7.4, 2.0, 7.4, 12.0, 0.05)
            # Printed lists of voices and styles.
            for side, x0 in ((-1, -44.8), (1, 29.6)):
                for i in range(24):
                    panel.line(x0 + i * 0.65, 0.75, x0 + i * 0.65 + 0.4, 0.75, 0.05)


def creator(case):
    """A light, pale case: cloth-covered speakers, a small colour display, a large dial, soft-lit pads."""
    pale, grey = '#e9e7e1', '#b9b8b3'
    slab = Slab(61, [(13.8, 7.4), (28.0, 8.8), (29.2, 8.2)], 6.9, 6.9, case, top=6.0, length=13.4, black_length=8.5, cheek=6.8, radius=1.5, floor=0.7)
    with slab.face() as up:
        panel = Panel(knobs=pale, buttons=pale, ink='#6b6c6e', slot='#5d5e60')
        for side in (-1, 1):
            panel.grille(side * 36.6, up / 2 + 1.2, rounded_rect(21.4, up - 5.0, 2.4), 0.36, 0.13, mat='#8f908f', frame=pale)
        plate(rounded_rect(46, up - 2.0, 1.6, 0, up / 2), 0.1, 0.05, mat=material('#d5d3cd', 0.42))
        with group((0, 0, 0.1)):
            panel = Panel(knobs='#f4f2ec', buttons='#f4f2ec', ink='#66676a', slot='#77787a')
            panel.knob(-20.0, 9.4, 1.0, 1.0, -0.2, mark=True)
            panel.label(-20.0, 11.6, 'VOLUME', 0.5)
            for i in range(2):
                panel.knob(-15.6 + i * 3.6, 9.4, 0.85, 1.1, (0.3, -0.4)[i])
            panel.label(-13.8, 11.6, 'FILTER   FX', 0.5)
            panel.buttons(-16.4, 6.2, 4, 1, 2.7, w=2.0, h=0.85)
            panel.screen(-2.2, 8.8, 8.2, 4.6, touch_display(8.2, 4.6, '#141a26', '#e0567e', 3, 1, '#42b6a8'), 0.6)
            panel.dial(7.0, 8.9, 1.9, 1.0, '#f4f2ec')
            panel.buttons(12.4, 10.4, 2, 2, 2.6, 2.2, w=1.9, h=0.9)
            panel.buttons(19.4, 10.4, 2, 2, 2.6, 2.2, w=1.9, h=0.9, color=grey)
            for i, tint in enumerate(('#f08a6a', '#f0b45a', '#d9d36a', '#86c98a', '#6ac4c0', '#6aa3dc', '#9a86d8', '#d986b8')):
                panel.button(-18.4 + i * 4.3, 3.2, 3.5, 1.5, lit=tint, r=0.4)
            panel.round_button(17.2, 3.2, 0.95, '#f4f2ec')
            panel.round_button(20.4, 3.2, 0.95, lit='#e0567e')
    # Bender and modulation as two small wheels at the far left, before the speaker.
    with slab.left_cheek():
        panel = Panel(slot='#5d5e60')
        for x in (-1.4, 1.2):
            panel.wheel(x, 7.2, r=2.3, w=0.9, out=0.62, mat='#c4c3be', ribs=20)


def professional(case):
    """Speakers behind metal mesh, a tilted seven-inch touch screen, joystick, two knobs, many buttons."""
    slab = Slab(61, [(14.0, 8.6), (27.6, 11.2), (38.4, 13.2), (40.0, 12.4)], 12.8, 3.6, case, top=7.2, length=13.8, black_length=8.8, cheek=7.9, radius=1.4)
    with slab.left_cheek():
        panel = Panel()
        panel.joystick(0, 5.4)
        panel.buttons(0, 10.4, 3, 1, 2.6, w=1.8, h=0.8, led='#57c8ee', lit=(0,))
    dark = material('#222326', 0.32)
    with slab.face(1) as up:
        panel = Panel()
        for x, w in ((-40.4, 26.0), (31.2, 26.0)):
            panel.grille(x, up / 2 - 0.1, rounded_rect(w, up - 2.4, 2.6), 0.4, 0.14, frame='#3a3b3f', mat='#5a5b60')
    with slab.face() as up:
        panel = Panel()
        panel.plinth((slab.x0 + slab.x1) / 2, up / 2 + 0.1, slab.x1 - slab.x0 - 2.4, up - 0.8, dark, 0.5, 0.05)
        with group((0, 0, 0.05)):
            panel = Panel(knobs='#2c2d30', buttons='#606268')
            blue = '#57c8ee'
            panel.round_button(-51.6, 10.2, 0.7)
            panel.knob(-51.4, 5.2, 1.0, 1.2, 0.2, ribs=24)
            panel.label(-51.4, 7.2, 'VOLUME', 0.5)
            # Style: intro, main, ending.
            panel.buttons(-31.8, 2.8, 10, 1, 3.1, w=2.4, h=1.1, color='#dcdad3', led=blue, lit=(4,))
            panel.label(-31.8, 5.0, 'STYLE', 0.5)
            panel.buttons(-38.0, 7.0, 6, 1, 3.1, w=2.4, h=0.9, led=blue, lit=(0,))
            panel.buttons(-38.0, 10.4, 6, 1, 3.1, w=2.4, h=0.9, led=blue, lit=(2, 3))
            panel.buttons(-21.4, 8.8, 3, 2, 2.9, 3.0, w=2.2, h=0.9)
            # Beside the screen's foot.
            panel.buttons(10.4, 10.4, 2, 1, 3.0, w=2.2, h=0.9)
            panel.dial(12.0, 6.0, 2.0, 1.2)
            panel.buttons(18.6, 7.0, 2, 2, 2.9, 2.4, w=2.2, h=0.9)
            panel.knob(25.4, 9.6, 0.9, 1.3, 0.4, ribs=24)
            panel.knob(29.6, 9.6, 0.9, 1.3, -0.2, ribs=24)
            panel.label(27.5, 11.6, 'LIVE CONTROL', 0.5)
            panel.buttons(38.4, 10.0, 4, 1, 3.0, w=2.3, h=0.9, led=blue, lit=(0, 1))
            panel.buttons(36.9, 6.4, 5, 1, 3.0, w=2.3, h=0.9)
            panel.buttons(5.2, 2.4, 8, 1, 2.9, w=2.2, h=1.0, color='#dcdad3', led=blue, lit=(0,))
            panel.buttons(34.0, 2.8, 7, 1, 3.0, w=2.3, h=1.1, led='#f0a03c', lit=(3,))
    # The screen stands up from the middle, towards the player.
    (ya, za), (yb, zb) = slab.panel[0], slab.panel[1]
    with group((-5.6, 19.6, za + (19.6 - ya) * (zb - za) / (yb - ya)), (radians(26), 0, 0)):
        plate(rounded_rect(21.6, 14.4, 0.9, 0, 6.6), 1.6, 0.3, (0, 0, -1.0), mat=case)
        panel = Panel(buttons='#606268')
        with group((0, 0, 0.6)):
            panel = Panel(buttons='#606268')
            panel.screen(0, 7.2, 15.4, 9.2, touch_display(15.4, 9.2, '#101820', '#3aa2dc', 4, 3, '#e0a030'), 0.9, high=0.1)
            panel.buttons(9.6, 7.2, 1, 4, 2, 2.3, w=1.3, h=1.0)
            panel.buttons(-9.6, 7.2, 1, 4, 2, 2.3, w=1.3, h=1.0)
            panel.buttons(0, 0.8, 6, 1, 2.7, w=1.9, h=0.75)


LAYOUTS = {'beginner': beginner, 'creator': creator, 'professional': professional}


def build(options):
    layout = options.get('layout', 'beginner', list(LAYOUTS))
    color = options.get('color', '#1f2023')

    LAYOUTS[layout](textured_plastic(color, 0.46, strength=0.08))
    return standing(yaw=40, pitch=38, fill=0.9)
