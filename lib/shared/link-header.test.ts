import { nextCursor } from "./link-header";

function headers(link?: string): Headers {
  return new Headers(link ? { link } : {});
}

describe("nextCursor", () => {
  test("reads the cursor of the next page, decoded", () => {
    expect(nextCursor(headers('</api/jobs?sort=salary&cursor=a%2Bb_-c>; rel="next"'))).toBe("a+b_-c");
  });

  test.each([undefined, '</api/jobs?cursor=x>; rel="prev"', "nonsense"])("finds none in %j", (link) => {
    expect(nextCursor(headers(link))).toBeNull();
  });
});
