import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { searchKeys } from "@/components/searches/keys";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { SaveJobSearchButton } from "./save-job-search-button";

const saved = {
  id: "1",
  name: "Nurse",
  query: "search=nurse",
  frequency: "daily",
  newCount: 0,
  createdAt: "",
};

test("refetches the list of saved searches after saving a job search", async () => {
  const requests = mockCalls({ "POST /api/job-searches": { status: 201, body: saved } });
  const address = { search: "nurse", sort: "newest", postedWithin: 7 } as const;
  const { client } = renderPage(<SaveJobSearchButton address={address} />, { user: userDto() });
  client.setQueryData(searchKeys.all, []);
  await userEvent.click(screen.getByRole("button", { name: "Save this search" }));
  await waitFor(() => expect(client.getQueryState(searchKeys.all)?.isInvalidated).toBe(true));
  expect(requests.map(({ body }) => body)).toEqual([{ filter: { search: "nurse" } }]);
});
