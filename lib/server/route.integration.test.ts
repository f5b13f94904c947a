import { z } from "zod";
import { createBrowser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { endpoint } from "@/lib/shared/endpoint";
import { makeAnswer, mayLag } from "./front/seams";
import { route } from "./route";

const shown = endpoint({
  method: "GET",
  path: "/api/shown",
  summary: "Test",
  access: "optional",
  replica: true,
  schemas: async () => ({ response: z.object({ lags: z.boolean() }) }),
});

const read = (declared: typeof shown, browser = createBrowser()) =>
  makeAnswer({ tags: [], isCurrent: true }, () =>
    browser.get(
      route(declared, () => ({ lags: mayLag() })),
      "/api/shown",
    ),
  );

test("a replica may answer what everybody may see, and nobody who is signed in", async () => {
  expect((await read(shown)).body).toEqual({ lags: true });
  expect((await read({ ...shown, replica: undefined })).body).toEqual({ lags: false });
  const { browser } = await newcomer();
  expect((await read(shown, browser)).body).toEqual({ lags: false });
});
