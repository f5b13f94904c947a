import { renderFirstPages } from "./page-warmup";
import type { RequestHandler } from "./inner-request";

function next(answer: (url: string) => Promise<void>): { handle: RequestHandler; requests: string[] } {
  const requests: string[] = [];
  const handle: RequestHandler = async (request, response) => {
    requests.push(`${request.url} ${request.headers.cookie ?? "nobody"}`);
    await answer(request.url ?? "");
    response.end("page");
  };
  return { handle, requests };
}

test("renders the pages one at a time, without a viewer", async () => {
  let running = 0;
  const { handle, requests } = next(async () => {
    running += 1;
    await Promise.resolve();
    expect(running).toBe(1);
    running -= 1;
  });
  await renderFirstPages({ handle, paths: ["/", "/search?q=table"] });
  expect(requests).toEqual(["/ nobody", "/search?q=table nobody"]);
});

test("continues after a page that fails", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { handle, requests } = next(async (url) => {
    if (url === "/") throw new Error("broken");
  });
  await renderFirstPages({ handle, paths: ["/", "/products"] });
  expect(requests).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
});

test("stops waiting for a page that hangs at the time limit", async () => {
  const { handle, requests } = next(() => new Promise(() => undefined));
  await renderFirstPages({ handle, paths: ["/", "/products"], longest: 20 });
  expect(requests).toEqual(["/ nobody"]);
});
