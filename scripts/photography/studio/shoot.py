"""Runs in Blender: builds one model, renders it and writes the raw passes.

    blender -b --python-exit-code 1 -P shoot.py -- job.json

The job: {"family", "options", "width", "height", "samples", "threads", "out"}; `out` is a folder. The empty
set is rendered as well, at a small size, for the light on the backdrop.
"""

import importlib
import json
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import stage
from studio.options import Options

PASSES = {'rgb': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'backdrop': stage.BACKDROP_PASS}
# Of the picture's size; the empty set is nothing but soft gradients.
EMPTY_SET = 0.125


def configure(width, height, samples, threads):
    """Cycles, on the processor, without its own tone curve."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device = 'CYCLES', 'CPU'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    cycles.samples = samples
    # Plain areas need 4 samples; the denoiser does the rest.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.1, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 1, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 4
    cycles.use_denoising = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.view_settings.view_transform = 'Raw'


def write_passes_to(folder):
    """Sets up a compositor that writes every pass; returns a function that sets the suffix of the files."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    if stage.BACKDROP_PASS not in [a.name for a in layer.aovs]:
        aov = layer.aovs.add()
        aov.name, aov.type = stage.BACKDROP_PASS, 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'

    def name(suffix):
        files.file_slots.clear()
        for label, output in PASSES.items():
            files.file_slots.new(f'{label}-{suffix}-')
            tree.links.new(source.outputs[output], files.inputs[-1])

    return name


def render_product(folder):
    """Renders the product on its set; returns a function that names the files of the next picture."""
    name = write_passes_to(folder)
    name('product')
    bpy.ops.render.render()
    return name


def render_empty_set(name):
    """The backdrop's own light: the same frame with nothing on it."""
    for obj in bpy.data.objects['product'].children_recursive:
        obj.hide_render = True
    name('empty')
    bpy.context.scene.render.resolution_percentage = round(100 * EMPTY_SET)
    bpy.context.scene.cycles.samples, bpy.context.scene.cycles.use_adaptive_sampling = 128, False
    bpy.ops.render.render()


def photograph(job):
    """One product, alone on the backdrop."""
    options = Options(job['options'])
    shot = importlib.import_module(f'families.{job["family"]}').build(options)
    if options.unread():
        raise ValueError(f'{job["family"]} has no option {", ".join(options.unread())}')
    points = stage.place_product(shot)
    stage.set_up(shot)
    stage.add_camera(shot, points, job['width'], job['height'])
    configure(job['width'], job['height'], job['samples'], job['threads'])
    render_empty_set(render_product(job['out']))


def main():
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    photograph(job)


if __name__ == '__main__':
    main()
