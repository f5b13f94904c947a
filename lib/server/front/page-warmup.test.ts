import { renderFirstPages } from "./page-warmup";
import type { Handle } from "./inner-request";

function next(answer: (url: string) => Promise<void>): { handle: Handle; asked: string[] } {
  const asked: string[] = [];
  const handle: Handle = async (request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? "nobody"}`);
    await answer(request.url ?? "");
    response.end("page");
  };
  return { handle, asked };
}

test("renders the pages one at a time, without a viewer", async () => {
  let running = 0;
  const { handle, asked } = next(async () => {
    running += 1;
    await Promise.resolve();
    expect(running).toBe(1);
    running -= 1;
  });
  await renderFirstPages({ handle, paths: ["/", "/search?q=table"] });
  expect(asked).toEqual(["/ nobody", "/search?q=table nobody"]);
});

test("continues after a page that fails", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { handle, asked } = next(async (url) => {
    if (url === "/") throw new Error("broken");
  });
  await renderFirstPages({ handle, paths: ["/", "/products"] });
  expect(asked).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
});

test("stops waiting for a page that hangs at the time limit", async () => {
  const { handle, asked } = next(() => new Promise(() => undefined));
  await renderFirstPages({ handle, paths: ["/", "/products"], longest: 20 });
  expect(asked).toEqual(["/ nobody"]);
});
