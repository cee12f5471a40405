"""Stage keyboards: 88 hammer keys in a red case, a panel section for every kind of sound."""

from families.keyboard_displays import *
from families.keyboard_panels import *
from families.keyboard_parts import *
from studio.kit import *


def layer_fader(panel, x, y, at, color, length=5.4):
    """A fader with its column of lamps."""
    panel.fader(x, y, length, at, '#161617', '#efece4', 0.95)
    for i in range(9):
        panel.led(x + 0.85, y - 2.0 + i * 0.5, color if i / 8 <= at else None, 0.1)


def build(options):
    color = options.get('color', '#a81a1f')

    red = material(color, 0.34, coat=0.25, coat_rough=0.3, name='lacquer')
    slab = Slab(88, [(15.0, 10.0), (31.0, 11.8), (31.9, 11.3)], 3.3, 3.3, red, top=8.4, length=15.0, black_length=9.6, lip=1.4, cheek=9.1, radius=0.6,
                end=1.7, end_mat=red)
    # A dark strip between keys and panel.
    box((slab.width, 0.3, 0.9), (0, 14.98, 9.2), 0.05, felt('#181313'))
    with slab.face() as up:
        panel = Panel(knobs='#161617', buttons='#1d1d1f', ink='#f3eee4', slot='#1a0506')
        # Wooden pitch stick, stone-grey wheel.
        panel.plinth(-58.9, 7.4, 8.6, 9.6, '#1a1a1c', 0.5, 0.06)
        with group((-60.6, 7.4, 0.06)):
            box((1.2, 4.6, 0.1), (0, 0, 0), 0.04, panel.slot)
            box((0.85, 3.8, 1.1), (0, 0, 0.6), 0.35, wood('#d9b07a', '#c4935a', '#a9773f', axis='y', scale=1.5, rough=0.4))
        panel.wheel(-57.2, 7.4, r=2.9, w=1.2, out=0.8, mat='#77787a', ribs=0)
        # Level and rotor.
        panel.knob(-51.6, 12.4, 0.85, 1.2, 0.3)
        panel.label(-51.6, 14.3, 'LEVEL', 0.55)
        panel.buttons(-51.6, 8.6, 1, 2, 2, 2.2, w=1.8, h=0.8, led='#ffd36a', lit=(0,))
        panel.knob(-51.6, 3.6, 0.7, 1.1, -0.4)
        for x in (-48.4, -22.4, -2.2, 15.4, 40.2):
            panel.line(x, 1.2, x, up - 1.2, 0.06)

        def section(x0, x1, words):
            panel.plinth((x0 + x1) / 2, up - 1.35, x1 - x0 - 1.4, 0.95, '#2a0a0b', 0.2, 0.03)
            text(words, 0.62, ((x0 + x1) / 2, up - 1.35, 0.045), mat=panel.ink, font=SANS, depth=0)

        section(-48.4, -22.4, 'ORGAN'), section(-22.4, -2.2, 'PIANO'), section(-2.2, 15.4, 'PROGRAM'), section(15.4, 40.2, 'SYNTH')
        section(40.2, 61.2, 'EFFECTS')
        # Organ: nine drawbars, two layers.
        layer_fader(panel, -46.6, 9.0, 0.9, '#7be08a'), layer_fader(panel, -43.8, 9.0, 0.5, '#7be08a')
        for i, out in enumerate((1, 1, 1, 0.6, 0.3, 0, 0, 0.2, 0.5)):
            panel.drawbar(-40.2 + i * 1.55, 7.0, out, ('#6b3a22', '#6b3a22', '#e9e6dc', '#e9e6dc', '#19191a', '#e9e6dc', '#19191a', '#19191a', '#e9e6dc')[i], 1.2, 7.6)
        panel.buttons(-25.2, 10.2, 1, 3, 2, 2.0, w=1.7, h=0.75, led='#ffd36a', lit=(1,))
        panel.knob(-25.2, 3.4, 0.7, 1.1, 0.1)
        panel.buttons(-45.2, 3.2, 2, 1, 2.6, w=1.7, h=0.75, led='#7be08a', lit=(0,))
        panel.buttons(-34.0, 12.0, 6, 1, 2.4, w=1.6, h=0.7, led='#ffd36a', lit=(0, 2))
        # Piano.
        layer_fader(panel, -20.6, 9.0, 0.8, '#7be08a'), layer_fader(panel, -17.8, 9.0, 0.3, '#7be08a')
        panel.dial(-12.6, 9.8, 1.5, 1.1)
        panel.buttons(-7.0, 10.6, 2, 3, 3.0, 2.0, w=1.8, h=0.75, led='#ffd36a', lit=(0, 3))
        panel.buttons(-19.2, 3.2, 2, 1, 2.6, w=1.7, h=0.75, led='#7be08a', lit=(0,))
        for i in range(4):
            panel.knob(-13.4 + i * 2.9, 4.0, 0.66, 1.1, (0.4, -0.3, 0, 0.6)[i])
        # Program.
        panel.screen(4.6, 10.9, 7.6, 4.0, wave_display(7.6, 4.0, '#04141c', '#bfe8f4', '#5fc3ec', 'A:11'), 0.5)
        panel.dial(12.0, 10.9, 1.4, 1.1)
        panel.buttons(6.6, 6.6, 6, 1, 2.6, w=1.8, h=0.75, led='#ff5a40', lit=(0,))
        panel.buttons(6.6, 3.2, 6, 1, 2.6, w=1.9, h=1.0, color='#d8d5cc', led='#ff5a40', lit=(2,))
        # Synth: three layers and a display of its own.
        for i, at in enumerate((0.7, 0.4, 0.55)):
            layer_fader(panel, 17.2 + i * 2.7, 9.0, at, '#7be08a')
        panel.buttons(19.9, 3.2, 3, 1, 2.6, w=1.7, h=0.75, led='#7be08a', lit=(0, 1))
        panel.screen(28.2, 11.2, 5.4, 2.9, wave_display(5.4, 2.9, '#04141c', '#bfe8f4', '#bfe8f4', 'SAW'), 0.4)
        for i in range(4):
            panel.knob(33.4 + (i % 2) * 3.2, 12.0 - (i // 2) * 2.9, 0.72, 1.1, (0.2, -0.5, 0.4, 0)[i])
        for i in range(6):
            panel.knob(26.0 + i * 2.5, 5.4, 0.66, 1.1, (-0.6, 0.1, 0.5, -0.2, 0.3, 0)[i])
        panel.buttons(32.2, 2.8, 6, 1, 2.5, w=1.6, h=0.7, led='#ffd36a', lit=(1,))
        # Effects.
        for row in range(3):
            for i in range(5):
                panel.knob(42.6 + i * 4.0, 12.4 - row * 3.7, 0.7, 1.1, ((row * 5 + i * 3) % 7 - 3) / 5)
                panel.led(42.6 + i * 4.0 + 1.5, 12.4 - row * 3.7 + 0.5, '#ffd36a' if (row + i) % 3 == 0 else None)
        panel.buttons(50.6, 2.4, 5, 1, 4.0, w=1.8, h=0.75, led='#ff5a40', lit=(0, 3))
    return standing(yaw=40, pitch=38, fill=0.9)
