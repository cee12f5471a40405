"""Synthesizers and workstations with 61 keys: four panels, from one knob a function to a touch screen."""

from families.keyboard_displays import *
from families.keyboard_panels import *
from families.keyboard_parts import *
from studio.kit import *


def wheels(slab, y=6.2, gap=1.6, shift=0.5, mat='#3a3b3f', **more):
    """Pitch and modulation, left of the lowest key."""
    with slab.left_cheek():
        panel = Panel()
        for x in (-gap, gap):
            panel.wheel(x + shift, y, mat=mat, **more)


def fader_workstation(case):
    """Eight faders, four knobs, one very large knob, a touch screen, and a field of lit buttons."""
    slab = Slab(61, [(14.2, 9.0), (31.6, 11.9)], 8.0, 2.0, case, top=7.4, length=14.0, black_length=8.9, cheek=8.0, end=1.1,
                end_mat=textured_plastic('#2a2b2e', 0.5), radius=0.7)
    wheels(slab, gap=1.5)
    with slab.left_cheek():
        panel = Panel()
        for x in (-1.5, 0.5, 2.5):
            panel.button(x, 10.6, 1.4, 0.7)
    with slab.face() as up:
        panel = Panel(knobs='#232427', buttons='#55575c')
        middle = (slab.x0 + slab.x1) / 2
        panel.plinth(middle, up / 2, slab.x1 - slab.x0 - 3.0, up - 1.0, material('#202124', 0.42), 0.4, 0.06)
        with group((0, 0, 0.06)):
            panel = Panel(knobs='#232427', buttons='#55575c')
            # Level, then the large knob with its ring of light.
            panel.fader(-46.2, 5.0, 6.4, 0.7)
            panel.knob(-46.2, 12.6, 0.6, 1.2, -0.3)
            panel.dial(-40.6, 11.6, 2.3, 1.5, '#1d1e21', ring='#38b6e8')
            for x in (-42.6, -40.6, -38.6):
                panel.button(x, 6.6, 1.4, 0.7, lit='#58c4ee' if x == -40.6 else None)
            panel.buttons(-40.6, 3.6, 3, 2, 2.0, 1.5, w=1.4, h=0.7)
            for i, at in enumerate((0.85, 0.7, 0.55, 0.8, 0.4, 0.6, 0.3, 0.75)):
                panel.fader(-35 + i * 2.3, 5.4, 6.6, at)
            for i in range(4):
                panel.knob(-33.8 + i * 4.6, 12.4, 0.78, 1.3, (-0.5, 0.1, 0.4, -0.1)[i], ribs=24)
                panel.line(-34.8 + i * 4.6, 14.6, -32.8 + i * 4.6, 14.6, 0.07)
            panel.buttons(-16.2, 12.4, 1, 3, 2, 1.7, w=1.5, h=0.7)
            panel.screen(-4.4, 10.4, 15.2, 8.6, touch_display(15.2, 8.6, columns=4, rows=2), 0.7)
            panel.buttons(-4.4, 3.0, 6, 1, 2.6, w=1.9, h=0.75, led='#e8e6df', lit=(1,))
            panel.dial(9.2, 11.0, 2.1, 1.1)
            panel.buttons(9.2, 6.4, 2, 1, 2.4, w=1.7, h=0.75)
            for x, y in ((9.2, 4.2), (9.2, 2.2), (7.2, 2.2), (11.2, 2.2)):
                panel.button(x, y, 1.3, 0.75)
            for row in range(4):
                for column in range(8):
                    n = row * 8 + column
                    lit = {0: '#5fc3ec', 9: '#f2efe6', 18: '#5fc3ec', 26: '#e9913a'}.get(n)
                    panel.button(16.2 + column * 3.1 + (0.5 if column > 3 else 0), 13.6 - row * 2.6, 2.3, 0.85, lit=lit)
            panel.buttons(27.4, 2.6, 6, 1, 3.4, w=2.2, h=0.85, color='#3a3b3f', led='#e8452f', lit=(0,))
            panel.line(13.6, 1.4, 13.6, 15.4, 0.05)
            panel.line(-14.2, 1.4, -14.2, 15.4, 0.05)


def light_stage(case):
    """A flat, light case: bender, four faders, six knobs, a small display and rows of category buttons."""
    slab = Slab(61, [(14.2, 7.8), (28.4, 9.0)], 12.6, 3.2, case, top=6.6, length=13.8, black_length=8.8, cheek=7.2, radius=0.9)
    with slab.left_cheek():
        panel = Panel()
        panel.lever(0, 6.0)
        panel.buttons(0, 11.0, 2, 1, 3.0, w=2.0, h=0.85, led='#e8452f', lit=())
    with slab.face() as up:
        panel = Panel()
        panel.plinth((slab.x0 + slab.x1) / 2, up / 2, slab.x1 - slab.x0 - 1.6, up - 1.0, material('#2c2d31', 0.36), 0.5, 0.06)
        with group((0, 0, 0.06)):
            panel = Panel(knobs='#161618', buttons='#5c5e63')
            panel.knob(-51.4, 9.6, 0.8, 1.2, 0.1)
            panel.label(-51.4, 11.4, 'VOLUME', 0.5)
            panel.buttons(-51.4, 4.4, 1, 2, 2, 2.2, w=1.9, h=0.85)
            for i, at in enumerate((0.9, 0.7, 0.5, 0.62)):
                panel.fader(-46.6 + i * 2.5, 6.4, 7.2, at, w=1.0)
            panel.label(-42.9, 11.4, 'PART LEVEL', 0.5)
            for i in range(6):
                panel.knob(-34.0 + (i % 3) * 3.4, 9.2 - (i // 3) * 4.4, 0.74, 1.25, (0.2, -0.4, 0.5, 0, -0.2, 0.6)[i])
                panel.label(-34.0 + (i % 3) * 3.4, 11.0 - (i // 3) * 4.4, ('CUTOFF', 'RESO', 'ATTACK', 'RELEASE', 'CHORUS', 'REVERB')[i], 0.42)
            panel.buttons(-20.6, 4.8, 3, 1, 2.6, w=1.9, h=0.85, led='#e8452f', lit=(1,))
            panel.buttons(-20.6, 9.2, 3, 1, 2.6, w=1.9, h=0.85, led='#e8452f', lit=(0,))
            panel.screen(-9.0, 8.0, 10.4, 5.0, lcd_display(10.4, 5.0, '#20343f', '#dff1f5', 'Concert Piano', '0001'), 0.7)
            panel.buttons(-9.0, 2.6, 4, 1, 2.7, w=1.9, h=0.8)
            panel.dial(1.8, 9.0, 1.9, 1.1)
            panel.buttons(1.8, 4.4, 2, 1, 2.4, w=1.7, h=0.8)
            panel.buttons(1.8, 2.4, 2, 1, 2.4, w=1.7, h=0.8)
            # Categories: a lamp above each.
            for row in range(2):
                panel.buttons(22.6, 9.0 - row * 4.2, 10, 1, 3.0, w=2.3, h=1.0, color='#d9d7d0' if row == 0 else None,
                              led='#ff5a36', lit=(0,) if row == 0 else ())
            panel.label(22.6, 11.4, 'CATEGORY', 0.5)
            for i in range(10):
                panel.line(8.2 + i * 3.0, 10.55, 10.0 + i * 3.0, 10.55, 0.1)
            panel.buttons(14.4, 2.2, 4, 1, 3.0, w=2.3, h=0.85, color='#44464a')
            panel.buttons(31.4, 2.2, 4, 1, 3.0, w=2.3, h=0.85, led='#57d06a', lit=(2,))
            for x in (6.2, -15.6, -38.0):
                panel.line(x, 1.6, x, 11.8, 0.05)


def touch_workstation(case):
    """A wide, bare panel: six knobs, a dynamics knob, a seven-inch touch screen, few buttons; joystick."""
    slab = Slab(61, [(14.2, 8.6), (35.2, 10.4), (37.0, 9.6)], 15.4, 5.6, case, top=7.2, length=14.0, black_length=8.9, cheek=7.9, radius=1.3, end=1.7,
                end_mat=material('#77787d', 0.36, 0.5, name='metal'))
    with slab.left_cheek():
        panel = Panel()
        panel.joystick(0.6, 5.6)
        panel.buttons(0.6, 10.6, 2, 1, 3.0, w=2.0, h=0.85, led='#e8452f', lit=(0,))
    with slab.face() as up:
        panel = Panel(knobs='#1f2023', buttons='#505257')
        middle = (slab.x0 + slab.x1) / 2
        panel.plinth(middle, up - 1.4, slab.x1 - slab.x0 - 4.4, 0.2, material('#c79a55', 0.35, 0.5), 0.08, 0.04)
        panel.knob(-51.0, 15.2, 0.9, 1.3, 0.3, ribs=24)
        panel.label(-51.0, 17.2, 'VOLUME', 0.55)
        panel.buttons(-51.0, 10.2, 1, 3, 2, 2.4, w=2.2, h=0.9, led='#e8452f', lit=(1,))
        for i in range(6):
            x = -43.6 + i * 4.4
            panel.knob(x, 13.6, 0.86, 1.4, (-0.6, 0, 0.2, 0.5, -0.3, 0.1)[i], ribs=24, scale=False)
            for k in range(11):
                a = radians(230 - k * 28)
                panel.led(x + 1.6 * cos(a), 13.6 + 1.6 * sin(a), '#f0a03c' if k < 4 + i else None, 0.08)
            panel.button(x, 9.6, 2.0, 0.8, lit='#f0b45a' if i == 2 else None)
        panel.knob(-43.6, 5.2, 0.86, 1.4, 0.2, ribs=24)
        panel.label(-43.6, 7.0, 'DYNAMICS', 0.5)
        panel.buttons(-33.2, 5.2, 4, 1, 3.2, w=2.3, h=0.85, led='#e8452f', lit=(0,))
        panel.screen(-4.6, 11.2, 15.6, 9.2, touch_display(15.6, 9.2, '#10100f', '#d9962f', 3, 3, '#b84a2c'), 0.9, foot=1.3)
        panel.buttons(9.0, 11.4, 1, 4, 2, 2.4, w=2.3, h=0.95)
        panel.dial(16.6, 13.2, 2.4, 1.2)
        panel.buttons(16.6, 8.0, 2, 1, 2.8, w=2.0, h=0.85)
        panel.buttons(16.6, 5.6, 2, 1, 2.8, w=2.0, h=0.85)
        panel.buttons(29.4, 13.6, 5, 1, 3.2, w=2.4, h=0.95, led='#f0e9dc', lit=(0,))
        panel.buttons(29.4, 10.0, 5, 1, 3.2, w=2.4, h=0.95, led='#f0e9dc', lit=())
        panel.label(29.4, 15.4, 'QUICK ACCESS', 0.55)
        panel.buttons(29.4, 5.6, 5, 1, 3.2, w=2.4, h=0.95, color='#3f4045', led='#e8452f', lit=(1,))


def analog_poly(case):
    """Timber cheeks; nearly every function has its own knob, slider or white and amber key."""
    timber = wood('#8a5632', '#6b3f22', '#4d2b16', axis='x', scale=0.7, rough=0.42, coat=0.25, coat_rough=0.2)
    slab = Slab(61, [(14.2, 8.4), (40.4, 12.4), (41.4, 12.0)], 10.6, 3.0, case, top=7.2, length=14.0, black_length=8.9, cheek=7.8, radius=0.8, end=1.9, end_mat=timber)
    wheels(slab, gap=1.8, shift=0.95, mat='#ded9cc', y=6.4, lit='#7a3c12', w=1.25)
    with slab.left_cheek():
        panel = Panel()
        panel.buttons(0.95, 11.2, 3, 1, 2.2, w=1.5, h=0.8, color='#e6e1d3')
    with slab.face() as up:
        middle, width = (slab.x0 + slab.x1) / 2, slab.x1 - slab.x0 - 4.4
        Panel().plinth(middle, up / 2, width, up - 1.0, material('#151516', 0.5, name='panel'), 0.3, 0.06)
        with group((0, 0, 0.06)):
            panel = Panel(knobs='#1c1c1d', buttons='#e6e1d3', ink='#ddd8ca')
            white, amber, red = '#e6e1d3', '#e0a12e', '#cf4e24'
            low, high = 6.0, 25.0

            def knob(x, y, r=0.68, turn=0.0):
                panel.knob(x, y, r, r * 1.9, turn, skirt=True)

            def slider(x, y, at, length=5.4):
                panel.fader(x, y, length, at, '#1a1a1b', white, 0.85)

            def header(x0, x1, words):
                panel.line(x0 + 0.3, high - 0.2, x1 - 0.3, high - 0.2, 0.05)
                panel.label((x0 + x1) / 2, high - 0.9, words, 0.6)

            for x in (-41.6, -30.6, -17.4, -8.6, 7.4, 22.2, 32.4):
                panel.line(x, low, x, high, 0.05)
            # Master and timbres.
            header(-50.4, -41.8, 'MASTER')
            knob(-48.0, 21.2, 0.68, 0.3), knob(-44.2, 21.2, 0.68, -0.2)
            knob(-48.0, 17.2), knob(-44.2, 17.2, 0.68, 0.5)
            panel.buttons(-46.1, 12.6, 2, 3, 3.6, 2.0, w=2.2, h=1.0, color=white)
            panel.buttons(-46.1, 7.6, 2, 1, 3.6, w=2.2, h=1.0, color=amber)
            # Modulation.
            header(-41.4, -30.8, 'LFO')
            for row in range(3):
                y = 21.2 - row * 5.6
                knob(-39.2, y, 0.68, (-0.5, 0.2, 0.6)[row])
                knob(-35.8, y, 0.68, (0.1, 0.4, -0.3)[row])
                panel.buttons(-32.6, y, 1, 2, 2, 1.5, w=1.5, h=0.85, color=white if row else amber)
            # Oscillators.
            header(-30.4, -17.6, 'OSCILLATORS')
            for row in range(3):
                y = 21.2 - row * 5.6
                for column in range(3):
                    knob(-28.4 + column * 3.3, y, 0.78 if column == 0 else 0.68, ((row * 3 + column * 5) % 9 - 4) / 6)
                panel.buttons(-19.4, y, 1, 2, 2, 1.5, w=1.5, h=0.85, color=white)
                panel.line(-29.6, y - 2.6, -18.6, y - 2.6, 0.03)
            # Mixer.
            header(-17.2, -8.8, 'MIXER')
            for i in range(5):
                slider(-16.2 + i * 1.6, 19.6, (0.9, 0.7, 0.3, 0.5, 0.15)[i], 6.0)
                panel.button(-16.2 + i * 1.6, 14.6, 1.1, 1.1, color=white if i < 3 else amber)
            knob(-15.2, 9.6), knob(-10.6, 9.6, 0.68, 0.4)
            # Programmer.
            header(-8.4, 7.2, 'PROGRAMMER')
            panel.screen(-2.6, 20.2, 6.6, 3.4, wave_display(6.6, 3.4), 0.5)
            panel.dial(4.4, 20.4, 1.5, 1.3)
            panel.buttons(-0.6, 15.0, 6, 1, 2.4, w=1.7, h=1.0, color=white)
            panel.buttons(-0.6, 12.4, 6, 1, 2.4, w=1.7, h=1.0, color=white)
            panel.buttons(-0.6, 9.0, 8, 1, 1.9, w=1.4, h=1.4, color=amber)
            # Filters: the two large knobs.
            header(7.6, 22.0, 'FILTERS')
            for i, x in enumerate((11.2, 18.4)):
                panel.knob(x, 19.8, 1.25, 1.8, (-0.2, 0.4)[i], skirt=True)
                knob(x - 1.8, 15.4, 0.68, 0.3), knob(x + 1.8, 15.4, 0.68, -0.4)
                knob(x - 1.8, 11.6), knob(x + 1.8, 11.6, 0.68, 0.2)
                panel.buttons(x, 8.0, 2, 1, 2.6, w=1.7, h=0.95, color=white)
            # Envelopes.
            header(22.4, 32.2, 'ENVELOPES')
            for row in range(2):
                for i in range(4):
                    slider(23.6 + i * 1.8, 20.2 - row * 7.4, (0.1, 0.5, 0.8, 0.35)[(i + row) % 4], 5.6)
                panel.buttons(31.1, 20.2 - row * 7.4, 1, 2, 2, 2.0, w=1.2, h=0.9, color=amber)
            panel.buttons(27.3, 7.6, 4, 1, 2.2, w=1.5, h=0.95, color=white)
            # Delay.
            header(32.6, 42.6, 'DELAY')
            for row in range(3):
                for column in range(2):
                    knob(35.4 + column * 4.0, 21.2 - row * 4.4, 0.68, ((row * 2 + column) % 5 - 2) / 4)
            panel.buttons(37.4, 8.4, 3, 1, 2.6, w=1.8, h=1.0, color=white)
            # The row nearest the keys: sequencer steps, amber and white in turn, and transport.
            for i in range(16):
                panel.button(-20.6 + i * 2.7 + (i // 4) * 0.6, 3.2, 2.0, 1.25, color=amber if i // 4 % 2 else white, lit='#ffd98a' if i == 4 else None)
            panel.buttons(-42.6, 3.2, 3, 1, 2.7, w=2.0, h=1.25, color=white)
            panel.buttons(-32.6, 3.2, 3, 1, 2.7, w=2.0, h=1.25, color=red)
            panel.buttons(32.6, 3.2, 3, 1, 2.7, w=2.0, h=1.25, color=white)


LAYOUTS = {'fader-workstation': fader_workstation, 'light-stage': light_stage, 'touch-workstation': touch_workstation, 'analog-poly': analog_poly}


def build(options):
    layout = options.get('layout', 'fader-workstation', list(LAYOUTS))
    color = options.get('color', '#27282b')

    LAYOUTS[layout](textured_plastic(color, 0.46))
    return standing(yaw=40, pitch=38, fill=0.9)
