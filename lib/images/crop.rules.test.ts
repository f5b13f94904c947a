import { dragBy, frameOf, clampCrop, maxZoom, outputSize, wholeCrop } from "./crop.rules";

const wide = { size: { width: 800, height: 400 }, aspect: 1 };
const tall = { size: { width: 400, height: 800 }, aspect: 1 };

function square(left: number, top: number, side: number) {
  return { left, top, width: side, height: side };
}

describe("the crop frame", () => {
  test("starts as the middle square of a picture", () => {
    expect(frameOf(wholeCrop, wide)).toEqual(square(200, 0, 400));
    expect(frameOf(wholeCrop, tall)).toEqual(square(0, 200, 400));
  });

  test("has the largest size for another aspect ratio", () => {
    expect(frameOf(wholeCrop, { ...wide, aspect: 4 })).toEqual({
      left: 0,
      top: 100,
      width: 800,
      height: 200,
    });
    expect(frameOf(wholeCrop, { ...wide, aspect: 0.5 })).toEqual({
      left: 300,
      top: 0,
      width: 200,
      height: 400,
    });
    expect(frameOf(wholeCrop, { ...wide, aspect: 2 })).toEqual({ left: 0, top: 0, width: 800, height: 400 });
  });

  test("zooms around its center", () => {
    expect(frameOf({ ...wholeCrop, zoom: 2 }, wide)).toEqual(square(300, 100, 200));
  });

  test.each([
    [{ x: -1, y: 0.5, zoom: 1 }, square(0, 0, 400)],
    [{ x: 2, y: 2, zoom: 2 }, square(600, 200, 200)],
    [{ x: 0.5, y: 0.5, zoom: 0.1 }, square(200, 0, 400)],
    [{ x: 0.5, y: 0.5, zoom: 99 }, square(350, 150, 100)],
  ])("keeps the crop frame inside the picture: %j", (crop, frame) => {
    expect(frameOf(crop, wide)).toEqual(frame);
    expect(maxZoom).toBe(4);
  });

  test("follows the finger: dragging right shows more of the left", () => {
    const dragged = dragBy({ ...wholeCrop, zoom: 2 }, wide, { dx: 50, dy: -20, frame: 100 });
    expect(frameOf(dragged, wide)).toEqual(square(200, 140, 200));
  });

  test("stops at the edge and reverses at once", () => {
    const far = dragBy(wholeCrop, wide, { dx: 10_000, dy: 0, frame: 100 });
    expect(far).toEqual(clampCrop({ x: 0, y: 0.5, zoom: 1 }, wide));
    expect(frameOf(dragBy(far, wide, { dx: -25, dy: 0, frame: 100 }), wide).left).toBe(100);
  });

  test("keeps the source resolution, up to a longest side", () => {
    expect(outputSize({ width: 300.4, height: 200 }, 640)).toEqual({ width: 300, height: 200 });
    expect(outputSize({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 });
    expect(outputSize({ width: 9000, height: 0.2 }, 900)).toEqual({ width: 900, height: 1 });
  });
});
