"""Digital pianos in a cabinet: side panels, sliding key cover, three pedals, controls beside the keys."""

from families.keyboard_displays import *
from families.keyboard_panels import *
from families.piano_parts import *
from studio.kit import *


def cabinet_finish(finish):
    """(material for what lies along x, material for the sides)."""
    if finish == 'rosewood':
        return tuple(wood('#341b13', '#23110c', '#432318', axis=a, scale=0.35, ring=1.6, rough=0.36, bump=0.05, coat=0.25, coat_rough=0.25) for a in 'xy')
    if finish == 'oak':
        return tuple(wood('#d8b98c', '#c09a68', '#a98252', axis=a, scale=0.35, ring=1.6, rough=0.45) for a in 'xy')
    if finish == 'white':
        return (material('#eeece6', 0.36, coat=0.2, coat_rough=0.25),) * 2
    return (textured_plastic('#1b1b1c', 0.42, 9, 0.06),) * 2


def build(options):
    finish = options.get('finish', 'rosewood', ['rosewood', 'black', 'white', 'oak'])
    # 'slim': sides in an L, controls in a column; 'tall': front legs, cloth, a display and a knob.
    style = options.get('style', 'slim', ['slim', 'tall'])

    along, sides = cabinet_finish(finish)
    metal, rubber_ = brass(0.3), rubber()
    tall = style == 'tall'
    width, top, roof, back = (137.0, 73.0, 90.0, 41.0) if tall else (135.8, 71.4, 83.4, 38.6)
    side_thick = 3.0 if tall else 2.6
    inner, half = width - 2 * side_thick, width / 2
    front = -3.0

    if tall:
        side = [(front, 60), (front, 74.6), (front + 1.5, 77.4), (13.0, 79.6), (19.5, roof), (back, roof), (back, 0.9), (front + 1, 0.9), (front + 1, 5.6),
                (24, 5.6), (24, 60)]
        outline = round_corners(side, [1.2, 2.4, 2.0, 4.5, 1.6, 0.6, 0.5, 1.5, 1.5, 1.0, 1.0])
    else:
        side = [(front, 61.0), (front, 72.2), (front + 3.6, 77.0), (15, roof), (back, roof), (back, 0.9), (front + 2, 0.9), (front + 2, 5.0), (27.5, 6.6), (27.5, 59.0)]
        outline = round_corners(side, [2.2, 2.4, 3.5, 2.4, 0.6, 0.5, 1.6, 1.8, 4, 4])
    for s in (-1, 1):
        extruded(outline, s * (half - side_thick / 2) - side_thick / 2, s * (half - side_thick / 2) + side_thick / 2, sides, 0.3)
        if tall:
            box((4.2, 4.2, 55), (s * (half - 2.1), front + 4.2, 33), 0.5, sides)
        for y in (front + 3.4, back - 3):
            cylinder(1.6, 1.0, (s * (half - side_thick / 2 - (0.4 if tall else 0)), y, 0), mat=rubber_, segments=32)

    # Key bed and keys.
    box((inner, back - front - 4, 5.0), (0, (back + front) / 2 - 0.8, 63.4), 0.4, along)
    key_frame(inner, top, along, front + 0.5, 64.6, wooden=tall)
    # The key cover, pushed back: its front rail over the keys' ends.
    box((inner - 0.2, 1.4, 4.0), (0, 16.4, top + 3.6), 0.5, along)
    if tall:
        # Speaker cloth behind the cover, below the music rest.
        box((inner, 2.0, roof - top - 5.8), (0, 18.6, (roof + top + 5.8) / 2 - 0.6), 0.2, along)
        box((inner - 12, 0.3, 6.4), (0, 17.5, top + 10.4), 0.1, cloth('#26262a', '#1b1b1d', 8))
    else:
        with group((0, 16.6, top + 5.4), (radians(40), 0, 0)):
            box((inner - 0.2, 9.5, 1.0), (0, 4.4, 0), 0.3, along)
    box((inner, back - 18.6, 1.8), (0, (back + 18.6) / 2, roof - 0.95), 0.4, along)
    box((inner, 1.6, roof - 62), (0, back - 1.4, (roof + 62) / 2 - 1), 0.2, along)

    # Controls on the left key block.
    block = (inner - keys_width(88)) / 2
    with group((-half + side_thick + block / 2, 0, top + 2.15)):
        panel = Panel(ink='#d9d4c8')
        if tall:
            panel.plinth(0, 8.2, block - 0.8, 10.5, '#0d0d0f', 0.4, 0.04)
            panel.screen(0, 10.4, block - 1.9, 2.6, wave_display(block - 1.9, 2.6, '#05070a', '#f2f6f8', '#7fd0f0', 'Grand'), 0.15, high=0.08)
            panel.round_button(-1.0, 7.4, 0.5), panel.round_button(1.0, 7.4, 0.5)
            panel.knob(0, 4.8, 0.95, 1.0, -0.2, ribs=24)
            panel.round_button(0, 1.6, 0.55)
        else:
            panel.plinth(0, 7.4, block - 1.0, 13.4, '#151517', 0.4, 0.04)
            panel.fader(0, 2.6, 3.8, 0.6, w=0.8)
            for i in range(4):
                panel.button(0, 6.2 + i * 1.9, 2.2, 0.9, color='#3b3c40')
                panel.led(-1.5, 6.2 + i * 1.9, '#f0503a' if i == 3 else None)

    # Music rest.
    lean = (radians(74), 0, 0)
    if tall:
        plate(round_corners([(-42, 0), (42, 0), (41, 20), (-41, 20)], 1.6), 1.2, 0.35, (0, 22.6, roof), lean, along)
        box((80, 2.6, 0.9), (0, 21.0, roof + 0.5), 0.3, along)
    else:
        plate(round_corners([(-33, 0), (33, 0), (32, 16.5), (28, 18.5), (-28, 18.5), (-32, 16.5)], 2.5), 1.1, 0.3, (0, 24.0, roof), lean, along)
        box((64, 2.2, 0.9), (0, 22.6, roof + 0.5), 0.3, along)

    # Back board, pedals.
    high = 44 if tall else 22
    box((inner, 1.8, high), (0, back - 4.0, 60 - high / 2), 0.3, along)
    if tall:
        box((inner, 1.8, 34), (0, back - 5.0, 25), 0.3, along)
    box((inner, 3.0, 8.6), (0, back - 5.5, 7.6), 0.4, along)
    box((33, 8, 8.2), (0, back - 10.0, 6.4), 0.7, along)
    pedals(back - 13.2, 4.6, metal, 7.4, 11)
    cylinder(1.2, 2.2, (0, back - 12, 0.1), mat=rubber_, segments=32)
    return standing(yaw=27, pitch=16, fill=0.89)
