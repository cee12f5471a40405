"""The stage of the home page: in the dark, one warm light on a grand piano, a guitar and a drum kit."""

from studio.kit import *
from studio.room import View, ambient, lamp, spot

CYMBALS = ['hi-hat', 'crash', 'ride']


def floor_and_curtain():
    """Dark boards that mirror a little, and a curtain that the light only just reaches."""
    boards = material('#1c120b', 0.65, spec=0.06)
    mesh([(-1200, -900, 0), (1200, -900, 0), (1200, 700, 0), (-1200, 700, 0)], [(0, 1, 2, 3)], mat=boards)
    seam = material('#0a0705', 0.8)
    for i in range(-50, 60):
        box((2400, 0.5, 0.1), (0, i * 14, 0.0), 0.02, seam)
    cloth_ = material('#4a120c', 0.9)
    rows = []
    for z in (0, 700):
        rows.append([(x, 560 + 16 * sin(x / 11) + 7 * sin(x / 4.3 + 1), z) for x in range(-1400, 1401, 3)])
    loft(rows, mat=cloth_, angle=60)


def build(options, put):
    """Wide, with room for the headline on the left; `portrait` for a phone, with room below."""
    portrait = options.get('portrait', False, [False, True])
    floor_and_curtain()
    if portrait:
        put('49', (38, 50, 0), turn=-62)
        put('37', (-60, 250, 0), turn=16, cymbals=CYMBALS)
        put('76', (-66, -50, 0), turn=12)
        put('2', (-66, -56, 42), turn=12, stand=True, lean=12)
        view = View((4, -800, 130), (4, 0, 100), lens=57, shift=(0, -0.14))
    else:
        put('49', (74, 60, 0), turn=-62)
        put('37', (-165, 190, 0), turn=22, cymbals=CYMBALS)
        put('76', (-62, -70, 0), turn=12)
        put('2', (-62, -76, 42), turn=12, stand=True, lean=12)
        view = View((0, -600, 120), (0, 0, 84), lens=39, shift=(-0.19, -0.06))
    warm = (1, 0.74, 0.46)
    spot((-250, 240, 640), (20, 60, 40), 16000, 52, warm, 0.9, 12)
    lamp((-520, -240, 300), (0, 60, 90), 220, 200, warm, reflected=False)
    lamp((-230, -430, 240), (-62, -70, 90), 90, 70, warm, reflected=False)
    lamp((380, 330, 330), (95, 60, 80), 200, 130, warm, 80)
    lamp((40, 120, 560), (40, 60, 60), 360, 160, warm)
    lamp((0, 470, 20), (0, 600, 260), 700, 80, warm, 20, reflected=False)
    ambient((0.010, 0.008, 0.006))
    return view
