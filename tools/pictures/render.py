"""blender -b -noaudio -P tools/pictures/render.py -- MANIFEST OUT [--samples 8] [--width 960] [--threads 1] [--part 0/2]
Renders each entry of the manifest that has no file in OUT yet: {"id", "kind", "seed", "angle",
"options", "size"}."""
import argparse
import importlib
import json
import os
import sys
import time
import traceback

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
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    part, parts = map(int, options.part.split("/"))
    entries = json.load(open(options.manifest))[part::parts]
    os.makedirs(options.out, exist_ok=True)
    for entry in entries:
        path = os.path.join(options.out, entry["id"].replace("/", "_") + ".webp")
        if os.path.exists(path):
            continue
        started, cpu = time.time(), time.process_time()
        try:
            width, height = entry.get("size", (options.width, options.width * 3 // 4))
            engine.setup(width, height, options.samples, options.threads)
            case = cases.Case(entry["kind"], entry["seed"], entry.get("angle", 0), entry.get("options"))
            cases.run(case)
            if case.look.get("outdoor"):
                engine.set_samples(options.samples * 3 // 4)
            built = time.process_time() - cpu
            engine.render(path, entry["seed"], case.look)
        except Exception:
            print("FAILED", entry["id"])
            traceback.print_exc()
            continue
        with open(path[:-5] + ".json", "w") as file:
            json.dump({**entry, "alt": case.alt, "cpu": round(time.process_time() - cpu, 1)}, file)
        print(f"DONE {entry['id']} build {built:.1f} cpu {time.process_time() - cpu:.1f} wall {time.time() - started:.1f}", flush=True)


main()
