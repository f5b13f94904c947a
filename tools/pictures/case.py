"""One picture: its random choices, its camera, and the registry of kinds."""
import math

import bpy
import numpy as np
from mathutils import Vector

import shapes
import surfaces

kinds = {}


def kind(name, where=(), views=()):
    def add(function):
        kinds[name] = (function, where, views)
        return function

    return add


class Case:
    def __init__(self, name, seed, angle=0, options=None):
        self.name, self.seed, self.angle, self.options = name, seed, angle, options or {}
        self.rng = np.random.default_rng([seed, sum(map(ord, name))])
        self.hand = np.random.default_rng([seed, angle, 7])
        self.look = {"key": 0.25, "warmth": float(self.rng.normal(0.03, 0.02)), "vignette": float(self.rng.uniform(0.03, 0.1)),
                     "contrast": float(self.rng.uniform(1.0, 1.1)), "grain": float(self.rng.uniform(0.003, 0.008))}
        self.alt, self.parts, self.focus, self.chosen = name, [], None, {}

    def pick(self, *choices, name=None):
        """A choice that the manifest's options can fix by name."""
        chosen = choices[int(self.rng.integers(len(choices)))]
        if not name:
            return chosen
        wanted = self.options.get(name)
        if wanted is not None:
            chosen = next((c for c in choices if c == wanted or isinstance(c, tuple) and wanted in c), wanted)
        self.chosen[name] = chosen[1] if isinstance(chosen, tuple) else chosen
        return chosen

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def chance(self, share):
        return bool(self.rng.random() < share)

    def say(self, alt):
        self.alt = alt[0].upper() + alt[1:]


def corners(parts):
    points = []
    for part in parts:
        points += [part.matrix_world @ Vector(c) for c in part.bound_box]
    return np.array([tuple(p) for p in points])


def look_at(case, eye, target, lens=40, f=None, tilt=0.0):
    scene = bpy.context.scene
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    way = Vector(target) - Vector(eye)
    quat = way.to_track_quat("-Z", "Y")
    camera.location = eye
    camera.rotation_euler = quat.to_euler()
    camera.rotation_euler.rotate_axis("Z", math.radians(tilt))
    # Wider pictures show more at the sides.
    camera.data.sensor_fit, camera.data.sensor_height, camera.data.lens = "VERTICAL", 27, lens
    camera.data.clip_start, camera.data.clip_end = 0.01, 2000
    if f:
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = way.length
        camera.data.dof.aperture_fstop = f
    scene.camera = camera
    return camera


def frame(case, parts, azimuth, elevation, zoom=1.0, lens=50, margin=0.1, f=None, lift=0.0, floor=0.05):
    """Looks at the parts from azimuth (0 is the front, plus is the right) and elevation in degrees, so that they fill the
    picture up to the margin; zoom above 1 goes closer to the upper middle."""
    points = corners(parts)
    low, high = points.min(0), points.max(0)
    target = (low + high) / 2
    if len(parts) > 400:
        points = points[:: len(points) // 3000 + 1]
    azimuth += float(case.hand.normal(0, 2))
    elevation += float(case.hand.normal(0, 1))
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0])
    up = np.cross(back, right)
    half = 18 / lens
    aspect = 0.75
    distance = np.ptp(points, 0).max() * 2
    for _ in range(12):
        rel = points - (target + back * distance)
        deep = np.maximum(-(rel @ back), 1e-3)
        x, y = rel @ right / deep / half, rel @ up / deep / (half * aspect)
        target = target + (right * (x.max() + x.min()) / 2 * half + up * (y.max() + y.min()) / 2 * half * aspect) * distance
        distance *= max(np.ptp(x), np.ptp(y)) / 2 / (1 - margin)
    if zoom > 1:
        shift = case.hand.uniform(-0.12, 0.12) * np.ptp(points @ right)
        target = target + up * np.ptp(points @ up) * 0.5 * (1 - 1 / zoom) * 0.75 + right * shift
        distance /= zoom
    target = target + up * lift * distance * half
    eye = target + back * distance
    eye[2] = max(eye[2], floor)
    case.distance = distance
    look_at(case, tuple(eye), tuple(target), lens, f, float(case.hand.normal(0, 0.5)))


def run(case):
    """Builds the scene. The camera of kinds without views is a part of it."""
    shapes.start(case.seed)
    surfaces.start(case.seed)
    function, where, views = kinds[case.name]
    function(case)
    if bpy.context.scene.camera:
        return
    case.parts = list(shapes.made)
    setting = where[int(case.rng.integers(len(where)))] if where else None
    mirror = -1 if case.rng.random() < 0.5 else 1
    case.light_side = mirror
    if setting:
        case.chosen["place"] = setting.__name__
        setting(case)
    f = case.look.pop("f", None)

    def aim(angle):
        case.hand = np.random.default_rng([case.seed, angle, 7])
        azimuth, elevation, zoom, *rest = views[angle % len(views)]
        frame(case, case.focus or case.parts, azimuth * mirror, elevation, zoom, **{"f": f, **(dict(rest[0]) if rest else {})})

    case.aim = aim
    aim(case.angle)


def turn(case, angle):
    """Looks at what run built from another angle."""
    bpy.data.objects.remove(bpy.context.scene.camera)
    case.aim(angle)


def compose(x=0.5, y=0.5, scale=1.0):
    """Moves what the camera looks at to x and y of the picture, of 0 to 1 from the top left, and makes it smaller."""
    camera, size = bpy.context.scene.camera.data, bpy.context.scene.render
    camera.sensor_height = 27 / scale
    camera.shift_x, camera.shift_y = (0.5 - x) * size.resolution_x / size.resolution_y, y - 0.5
