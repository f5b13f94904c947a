"""blender -b -noaudio -P tools/pictures/render.py -- MANIFEST OUT [--samples 8] [--width 960] [--threads 1] [--part 0/2] [--archive ZIP]
Renders each entry of the manifest that has no file in OUT yet: {"id", "kind", "seed", "angle",
"options", "size"}. With --archive, it skips pictures that the archive has."""
import argparse
import importlib
import json
import os
import sys
import time
import traceback
import zipfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
sys.dont_write_bytecode = True
import case as cases  # noqa: E402
import engine  # noqa: E402

for file in sorted(os.listdir(os.path.join(here, "kinds"))):
    if file.endswith(".py"):
        importlib.import_module(f"kinds.{file[:-3]}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("manifest")
    parser.add_argument("out")
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--width", type=int, default=960)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--archive")
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    part, parts = map(int, options.part.split("/"))
    groups = {}
    packed = packed_in(options.archive) if options.archive else set()
    entries = [entry for entry in json.load(open(options.manifest)) if place_of(entry) not in packed]
    for entry in entries:
        groups.setdefault(key_of(entry), len(groups))
    os.makedirs(options.out, exist_ok=True)
    built = None
    for entry in entries:
        path = os.path.join(options.out, entry["id"].replace("/", "_") + ".webp")
        if groups[key_of(entry)] % parts != part or os.path.exists(path):
            continue
        cpu = time.process_time()
        try:
            built = picture(entry, path, options, built)
        except Exception:
            print("FAILED", entry["id"])
            traceback.print_exc()
            built = None
            continue
        with open(path[:-5] + ".json", "w") as file:
            case = built[1]
            json.dump({**entry, "alt": case.alt, "chosen": case.chosen, "cpu": round(time.process_time() - cpu, 1)}, file)
        print(f"DONE {entry['id']} cpu {time.process_time() - cpu:.1f}", flush=True)


types = {"office-building": "office"}


def place_of(entry):
    """Key and view of an entry in the archive, as in archive.mjs."""
    group, kind, *rest = entry["id"].split("/")
    if not rest:
        return f"{group}/{kind}", "0"
    seed, view = rest
    if group in ("home", "business", "land"):
        return f"property/{types.get(kind, kind)}/{seed}", view
    return f"{group}/{kind}/{seed}", view


def packed_in(archive):
    """Heroes aren't in an archive, but exist whenever it does."""
    with zipfile.ZipFile(archive) as file:
        packed = {(picture["key"], picture["view"]) for picture in json.loads(file.read("manifest.json"))}
    return packed | {(f"hero/{name}-{width}", "0") for name in ("products", "real-estate", "services") for width in (640, 1280)}


def key_of(entry):
    return json.dumps([entry["kind"], entry["seed"], entry.get("options"), entry.get("size")])


def picture(entry, path, options, built):
    """Pictures of one thing from several angles, one after the other, share its scene."""
    width, height = entry.get("size", (960, 720))
    shrink = options.width / 960
    if built and built[0] == key_of(entry) and hasattr(built[1], "aim"):
        cases.turn(built[1], entry.get("angle", 0))
    else:
        engine.setup(round(width * shrink), round(height * shrink), options.samples, options.threads)
        built = (key_of(entry), cases.Case(entry["kind"], entry["seed"], entry.get("angle", 0), entry.get("options")))
        cases.run(built[1])
        # Light that reaches a room through its windows is noisy.
        if not hasattr(built[1], "aim") and not built[1].look.get("outdoor"):
            engine.set_samples(round(options.samples * 5 / 3))
    cases.compose(**entry.get("compose", {}))
    engine.render(path, entry["seed"], built[1].look)
    return built


main()
