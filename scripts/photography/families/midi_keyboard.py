"""MIDI keyboards with 61 keys: pads, encoders, faders, a small screen, wheels above the lowest keys."""

from families.keyboard_displays import *
from families.keyboard_panels import *
from families.keyboard_parts import *
from studio.kit import *


def clip_launcher(case):
    """Slim and dark: two rows of eight pads under eight encoders, nine faders at the right."""
    slab = Slab(61, [(13.9, 6.7), (25.0, 7.4)], 2.7, 2.7, case, top=5.5, length=13.6, black_length=8.7, lip=1.2, cheek=6.1, radius=0.9, floor=0.7)
    with slab.face() as up:
        panel = Panel(knobs='#1b1b1d', buttons='#54565b')
        for x in (-41.8, -38.2):
            panel.wheel(x, 5.0, r=2.6, w=1.15, out=0.8, mat='#2a2b2d')
        panel.buttons(-40.0, 9.4, 2, 1, 3.6, w=2.3, h=0.95)
        panel.screen(-31.2, 8.2, 5.6, 2.9, wave_display(5.6, 2.9, '#050607', '#f2f0ea', '#f2f0ea', 'Bass 1'), 0.5)
        panel.buttons(-31.2, 4.8, 3, 1, 2.3, w=1.7, h=0.85)
        panel.buttons(-31.2, 2.2, 3, 1, 2.3, w=1.7, h=0.85, lit=None)
        tints = ['#f2622e', '#f2622e', '#f2c230', '#f2c230', '#57d06a', '#57d06a', '#3fb8e8', '#3fb8e8',
                 '#e8487a', '#e8487a', '#9a68e0', '#9a68e0', '#4a72e8', '#4a72e8', '#3fd0b8', '#3fd0b8']
        for i in range(8):
            x = -24.4 + i * 3.0
            panel.knob(x, 9.2, 0.78, 1.5, mark=False, ribs=20)
            for row in range(2):
                panel.pad(x, 5.6 - row * 2.9, 2.62, 2.5, tints[row * 8 + i], True)
        panel.buttons(1.0, 4.2, 1, 2, 2, 2.9, w=1.7, h=2.0)
        panel.buttons(1.0, 9.2, 1, 2, 2, 1.5, w=1.7, h=0.9)
        for i, at in enumerate((0.8, 0.55, 0.7, 0.35, 0.9, 0.6, 0.45, 0.75, 0.85)):
            x = 5.6 + i * 2.75 + (0.7 if i == 8 else 0)
            panel.fader(x, 6.9, 6.2, at, '#3c3d41', w=1.0)
            panel.button(x, 2.0, 1.7, 0.9, lit='#f2f0ea' if i == 2 else None)
        panel.buttons(35.8, 8.4, 3, 2, 2.9, 2.0, w=2.3, h=1.0)
        panel.buttons(35.8, 2.8, 3, 2, 2.9, 2.2, w=2.3, h=1.2, color='#44464a')
        panel.button(42.3, 6.2, 1.6, 1.0), panel.button(42.3, 8.4, 1.6, 1.0)


def screen_centred(case):
    """A pale case: a colour screen in the middle, twelve pads at its left, nine encoders over nine faders at its right."""
    slab = Slab(61, [(13.9, 7.0), (27.2, 8.2), (28.0, 7.8)], 3.0, 3.0, case, top=5.8, length=13.6, black_length=8.7, lip=1.2, cheek=6.5, radius=0.8, floor=0.7,
                end=1.2, end_mat=textured_plastic('#dcdad4', 0.5, strength=0.05))
    with slab.face() as up:
        panel = Panel(knobs='#2a2b2d', buttons='#f4f2ed', ink='#55565a', slot='#3c3d40')
        for x in (-40.6, -36.8):
            panel.wheel(x, 5.6, r=2.7, w=1.3, out=0.85, mat='#2c2d30', frame='#e2e0da')
        panel.buttons(-38.7, 10.6, 2, 1, 3.8, w=2.4, h=1.0)
        tints = ['#f2622e', '#f2c230', '#57d06a', '#3fb8e8', '#6a72e8', '#e86ab0', '#e86ab0', '#6a72e8', '#3fb8e8', '#57d06a', '#f2c230', '#f2622e']
        for i in range(6):
            for row in range(2):
                panel.pad(-31.6 + i * 3.5, 8.4 - row * 3.8, 3.1, 3.1, tints[row * 6 + i], True)
        panel.buttons(-22.8, 11.8, 6, 1, 3.5, w=2.5, h=0.85)
        # The screen with four soft keys above and below, and the main encoder.
        panel.screen(-4.2, 7.4, 8.0, 5.0, touch_display(8.0, 5.0, '#12151c', '#4fc3c8', 3, 1, '#e8a04a'), 0.6)
        panel.buttons(-4.2, 2.6, 4, 1, 2.2, w=1.7, h=0.8)
        panel.buttons(-4.2, 11.8, 4, 1, 2.2, w=1.7, h=0.8)
        panel.dial(3.8, 8.4, 1.6, 1.3, '#2a2b2d')
        panel.buttons(3.8, 4.2, 2, 1, 2.2, w=1.7, h=0.8)
        panel.buttons(3.8, 2.2, 2, 1, 2.2, w=1.7, h=0.8)
        for i, at in enumerate((0.7, 0.5, 0.85, 0.3, 0.6, 0.9, 0.4, 0.65, 0.8)):
            x = 9.0 + i * 2.9
            panel.knob(x, 11.0, 0.8, 1.5, mark=False, ribs=20)
            panel.fader(x, 5.0, 6.4, at, '#2a2b2d', w=1.05)
        panel.buttons(39.0, 10.8, 3, 1, 2.5, w=1.9, h=0.95)
        panel.buttons(39.0, 7.6, 3, 1, 2.5, w=1.9, h=0.95)
        panel.buttons(39.0, 3.4, 3, 2, 2.5, 2.0, w=1.9, h=1.2, color='#2c2d30')


LAYOUTS = {'clip-launcher': clip_launcher, 'screen-centred': screen_centred}


def build(options):
    layout = options.get('layout', 'clip-launcher', list(LAYOUTS))
    color = options.get('color', '#1c1c1e')

    LAYOUTS[layout](textured_plastic(color, 0.48, strength=0.08))
    return standing(yaw=40, pitch=38, fill=0.9)
