"""Hashes of the inputs of a picture, so that only changed pictures are rendered."""

import ast
import functools
import hashlib
import json

from pictures import HERE


def _without_words(tree):
    """Source without comments and docstrings, so that editing them does not change the hash."""
    for node in ast.walk(tree):
        body = getattr(node, 'body', None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body[0].value.value = ''
    return ast.dump(tree)


@functools.cache
def _parsed(path):
    return ast.parse((HERE / path).read_text())


def _names(tree):
    return {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} | {
        n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)
    }


def _sources(path, found):
    """The file of a family or scene, and those of the families and scenes that it imports."""
    if path in found:
        return
    found[path] = tree = _parsed(path)
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        package, _, module = (node.module or '').partition('.')
        if package in ('families', 'scenes', 'sides'):
            for name in [module] if module else [alias.name for alias in node.names]:
                _sources(f'{package}/{name}.py', found)


@functools.cache
def _helpers():
    """Every function, class and constant of geometry and materials, by name."""
    helpers = {}
    for file in ('geometry', 'materials'):
        for node in _parsed(f'studio/{file}.py').body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                helpers[node.name] = node
            elif isinstance(node, ast.Assign) and node.targets[0].id != '__all__':
                helpers[node.targets[0].id] = node
    return helpers


def fingerprint(picture):
    """A hash of everything that a picture is rendered from: options, models, set, and the helpers they use.

    Helpers count one by one, so that a new one, or a change in one that a family does not use, leaves
    its pictures alone.
    """
    sources = {}
    if picture.is_scene:
        _sources(f'scenes/{picture.kind}.py', sources)
        for entry in picture.job['products'].values():
            _sources(f'families/{entry["family"]}.py', sources)
    else:
        _sources(f'families/{picture.kind}.py', sources)
        if 'side' in picture.job.get('view', {}):
            _sources(f'sides/{picture.job["view"]["side"]}.py', sources)
    roots = list(sources.values())
    studio = ['stage', 'shoot', *([picture.script] if picture.script != 'shoot' else [])]
    if 'beside' in picture.job.get('view', {}):
        studio.append('references')
    roots += [_parsed(f'studio/{file}.py') for file in studio]
    helpers, wanted, queue = _helpers(), {}, list(roots)
    while queue:
        for name in _names(queue.pop()) & helpers.keys() - wanted.keys():
            wanted[name] = helpers[name]
            queue.append(helpers[name])
    parts = [json.dumps([picture.job, picture.width, picture.height], sort_keys=True)]
    parts += [_without_words(tree) for tree in roots] + [_without_words(wanted[name]) for name in sorted(wanted)]
    return hashlib.sha256('\n'.join(parts).encode()).hexdigest()[:16]
