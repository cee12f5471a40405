#!/usr/bin/env python3
"""Renders the pictures of the built-in catalogue. See README.md in this folder.

    python3 scripts/photography/render.py                 missing and changed pictures
    python3 scripts/photography/render.py --only 1,2,hero these products, families or scenes
    python3 scripts/photography/render.py --view detail,back only these views of the products
    python3 scripts/photography/render.py --draft         small and quick, into .cache
    python3 scripts/photography/render.py --sheet         contact sheets (with --draft: of the drafts)
    python3 scripts/photography/render.py --measure       bytes, backdrop tone and fill of every picture
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path


def use_python_with_opencv():
    """Restarts with the system's Python if this one has no OpenCV, for example that of a version manager."""
    try:
        import cv2  # noqa: F401
    except ImportError:
        system = '/usr/bin/python3'
        if os.path.realpath(sys.executable) == os.path.realpath(system) or not os.path.exists(system):
            sys.exit('Needs numpy and OpenCV for Python: apt-get install python3-numpy python3-opencv')
        os.execv(system, [system, *sys.argv])


use_python_with_opencv()
sys.dont_write_bytecode = True

from alt_texts import publish
from contact_sheets import FILLS, fill_matters, make_sheets, measure
from fingerprints import fingerprint
from pictures import CACHE, DRAFT_SAMPLES, DRAFT_SCALE, HERE, RENDERED, by_key, chosen, read_json
from studio.develop import VERSION, develop, enlarge, write_webp


def be_polite():
    """Lowers the priority of this process, because renders take hours."""
    os.nice(19)
    if hasattr(os, 'SCHED_IDLE'):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


@contextmanager
def one_render_at_a_time():
    """Waits until no other picture is being rendered on this machine. Two queues alternate."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (Path(tempfile.gettempdir()) / 'render.lock').open('a') as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def note(key, entry):
    """Records one picture. Reads the file again, because another process may have written it."""
    rendered = read_json(RENDERED, {}) | {key: entry}
    text = json.dumps({key: rendered[key] for key in sorted(rendered, key=by_key)}, indent=2) + '\n'
    temporary = RENDERED.with_suffix('.tmp')
    temporary.write_text(text)
    temporary.replace(RENDERED)


class RenderError(Exception):
    pass


def shoot(picture, raw, draft, threads):
    """Runs Blender for one picture. Raises a RenderError with Blender's output."""
    if raw.exists():
        shutil.rmtree(raw)
    raw.mkdir(parents=True)
    scale = DRAFT_SCALE if draft else picture.scale
    width, height = round(picture.width * scale), round(picture.height * scale)
    job = picture.job | {'width': width, 'height': height, 'samples': DRAFT_SAMPLES if draft else picture.samples,
                         'threads': threads, 'out': str(raw)}
    (raw / 'job.json').write_text(json.dumps(job))
    command = ['blender', '-b', '--factory-startup', '-noaudio', '-t', str(threads), '--python-exit-code', '1',
               '-P', str(HERE / f'studio/{picture.script}.py'), '--', str(raw / 'job.json')]
    # Blender's Python derives its home from PATH, where it may find a version manager's Python.
    env = os.environ | {'PATH': f'/usr/bin:{os.environ["PATH"]}', 'PYTHONDONTWRITEBYTECODE': '1'}
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        lines = (done.stdout + done.stderr).splitlines()
        start = next((i for i, line in enumerate(lines) if 'Traceback' in line), max(0, len(lines) - 12))
        shutil.rmtree(raw)
        raise RenderError('\n'.join(lines[start : start + 30]))


def render(picture, draft, threads, shot_of):
    """Renders and develops a picture if needed. Returns the action, the product's share of the frame, the file."""
    raw = CACHE / 'raw' / ('draft' if draft else 'final') / picture.key
    target = picture.draft if draft else picture.final
    stamp = raw / 'fingerprint'
    with one_render_at_a_time():
        done = 'developed'
        if draft or not stamp.exists() or stamp.read_text() != shot_of:
            shoot(picture, raw, draft, threads)
            stamp.write_text(shot_of)
            done = 'rendered'
        pixels, fill = develop(raw, fades=not picture.close)
        if not draft:
            pixels = enlarge(pixels, picture.width, picture.height)
        write_webp(pixels, target, picture.most_bytes)
    if not draft:
        note(picture.key, {'from': shot_of, 'developed': VERSION, 'fill': round(fill, 3)})
        publish(picture)
    return done, fill, target


def clock(seconds):
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f'{hours}:{minutes:02}:{seconds:02}' if hours else f'{minutes}:{seconds:02}'


def queue_of(args):
    """The pictures to render, with their fingerprints; and the errors of models that cannot be read."""
    rendered, queue, failures = read_json(RENDERED, {}), [], {}
    for picture in chosen(args.only, args.view):
        try:
            now = fingerprint(picture)
        except (OSError, SyntaxError) as error:
            failures[picture.key] = str(error)
            continue
        before = rendered.get(picture.key, {})
        fresh = before.get('from') == now and before.get('developed') == VERSION and picture.final.exists()
        if args.draft or args.again or not fresh:
            queue.append((picture, now))
    return queue, failures


def render_all(args):
    """Renders the queue and prints a line for each picture. Returns 1 if a picture failed."""
    queue, failures = queue_of(args)
    print(f'{len(queue)} to render', flush=True)
    began = time.monotonic()
    for count, (picture, now) in enumerate(queue, 1):
        start, place = time.monotonic(), f'{count}/{len(queue)}  {picture.key:>10} {picture.kind:16}'
        try:
            done, fill, target = render(picture, args.draft, args.threads, now)
        except RenderError as error:
            failures[picture.key] = str(error)
            print(f'{place} FAILED, more at the end', flush=True)
            continue
        spent = time.monotonic() - began
        odd = '  <- fill' if fill_matters(picture) and not FILLS[0] <= fill <= FILLS[1] else ''
        print(f'{place} {done} in {time.monotonic() - start:.0f} s, {target.stat().st_size / 1024:.0f} KB, '
              f'fills {fill:.0%}{odd}, {clock(spent / count * (len(queue) - count))} left', flush=True)
    for key, error in failures.items():
        print(f'\n{key} failed:\n{error}', file=sys.stderr)
    return 1 if failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--only', help='comma-separated product ids, pictures (12-detail), families or scenes')
    parser.add_argument('--view', help='comma-separated views: main, detail, back, scale')
    parser.add_argument('--draft', action='store_true', help='render at a third of the size, to .cache/photography/draft')
    parser.add_argument('--again', action='store_true', help='also render unchanged pictures')
    parser.add_argument('--sheet', action='store_true', help='write contact sheets to .cache/photography/sheets')
    parser.add_argument('--measure', action='store_true', help='print bytes, backdrop tone and fill')
    parser.add_argument('--threads', type=int, default=os.cpu_count() or 1, help='for Blender; by default one per core')
    args = parser.parse_args()
    if args.sheet:
        make_sheets(args.only, args.view, args.draft)
    if args.measure:
        return 1 if measure(args.only, args.view, args.draft) else 0
    if args.sheet:
        return 0
    be_polite()
    try:
        return render_all(args)
    except KeyboardInterrupt:
        print('\nStopped. The same command resumes.')
        return 130


if __name__ == '__main__':
    sys.exit(main())
