"""What displays show, as images for `Panel.screen`; no names, only what such screens look like."""


def _canvas(w, h, color):
    import numpy as np

    image = np.zeros((round(h * 60), round(w * 60), 3), np.uint8)
    image[:] = _rgb(color)
    return image


def _rgb(color):
    return tuple(int(color.lstrip('#')[i : i + 2], 16) for i in (0, 2, 4))


def _finish(image):
    return image[..., :3].astype('float32') / 255


def touch_display(w, h, ground='#0d1218', accent='#2f8fc4', columns=4, rows=2, second='#c8742e'):
    """A coloured touch screen: a title bar, a grid of tiles with level bars, tabs along the bottom."""
    import cv2

    image = _canvas(w, h, ground)
    height, width = image.shape[:2]
    bar, tabs = round(height * 0.13), round(height * 0.12)
    cv2.rectangle(image, (0, 0), (width, bar), _rgb('#1d2630'), -1)
    cv2.rectangle(image, (round(width * 0.02), round(bar * 0.3)), (round(width * 0.26), round(bar * 0.7)), _rgb('#cfd8de'), -1)
    for i in range(3):
        cv2.circle(image, (round(width * (0.85 + 0.05 * i)), bar // 2), round(bar * 0.2), _rgb(accent), -1)
    gap = round(width * 0.02)
    tw, th = (width - gap) // columns - gap, (height - bar - tabs - gap) // rows - gap
    for r in range(rows):
        for c in range(columns):
            x, y = gap + c * (tw + gap), bar + gap + r * (th + gap)
            on = (r * columns + c) in (0, 1)
            cv2.rectangle(image, (x, y), (x + tw, y + th), _rgb('#1b2530' if not on else '#17384e'), -1)
            cv2.rectangle(image, (x, y), (x + tw, y + th), _rgb(accent if on else '#32414e'), 3)
            cv2.rectangle(image, (x + tw // 10, y + th // 8), (x + round(tw * 0.75), y + th // 4), _rgb('#d5dde2'), -1)
            cv2.rectangle(image, (x + tw // 10, y + round(th * 0.34)), (x + round(tw * 0.5), y + round(th * 0.42)), _rgb('#74828d'), -1)
            level = round(tw * (0.25 + 0.12 * ((r * 5 + c * 3) % 5)))
            cv2.rectangle(image, (x + tw // 10, y + round(th * 0.7)), (x + round(tw * 0.9), y + round(th * 0.84)), _rgb('#0a0f14'), -1)
            cv2.rectangle(image, (x + tw // 10, y + round(th * 0.7)), (x + tw // 10 + level, y + round(th * 0.84)), _rgb(accent if c % 3 else second), -1)
    for c in range(6):
        x = gap + c * (width - gap) // 6
        cv2.rectangle(image, (x, height - tabs + gap // 2), (x + (width - gap) // 6 - gap, height - gap // 2), _rgb('#2a3641'), -1)
        cv2.rectangle(image, (x + width // 40, height - tabs // 2 - 4), (x + width // 9, height - tabs // 2 + 4), _rgb('#aab4bb'), -1)
    return _finish(image)


def lcd_display(w, h, ground='#8fb8c8', ink='#12202a', words='Grand Piano', number='001'):
    """A monochrome display with a number, a name and a row of small symbols."""
    import cv2

    image = _canvas(w, h, ground)
    height, width = image.shape[:2]
    size = height / 60
    face = cv2.FONT_HERSHEY_SIMPLEX
    scale = min(size * 0.5, width / 60 * 0.75 / (len(number + words) + 1) * 3)
    thick = max(2, round(scale * 2.4))
    cv2.putText(image, f'{number} {words}', (round(width * 0.05), round(height * 0.42)), face, scale, _rgb(ink), thick, cv2.LINE_AA)
    cv2.line(image, (round(width * 0.05), round(height * 0.52)), (round(width * 0.95), round(height * 0.52)), _rgb(ink), 3)
    for i in range(9):
        x = round(width * (0.06 + i * 0.1))
        tall = round(height * (0.1 + 0.05 * ((i * 7) % 5)))
        cv2.rectangle(image, (x, round(height * 0.9) - tall), (x + round(width * 0.06), round(height * 0.9)), _rgb(ink), -1 if i % 2 else 3)
    return _finish(image)


def wave_display(w, h, ground='#0a0b0d', accent='#e9e6df', second='#d98a3a', words='POLY PAD'):
    """A small display with a name and an envelope."""
    import cv2
    import numpy as np

    image = _canvas(w, h, ground)
    height, width = image.shape[:2]
    scale = height / 60 * 0.5
    cv2.putText(image, words, (round(width * 0.06), round(height * 0.3)), cv2.FONT_HERSHEY_SIMPLEX, scale, _rgb(accent), max(2, round(scale * 2.2)), cv2.LINE_AA)
    at = np.linspace(0.06, 0.94, 120)
    curve = np.interp(at, [0.06, 0.2, 0.4, 0.7, 0.94], [0, 1, 0.55, 0.5, 0])
    points = np.stack([at * width, height * (0.92 - 0.5 * curve)], 1).astype(np.int32)
    cv2.polylines(image, [points], False, _rgb(second), max(3, height // 40), cv2.LINE_AA)
    cv2.line(image, (round(width * 0.06), round(height * 0.93)), (round(width * 0.94), round(height * 0.93)), _rgb('#555a60'), 2)
    return _finish(image)
