import { screen } from "@testing-library/react";
import { idOf } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { ActivityList } from "./activity-list";

const entry = {
  id: idOf(1),
  actor: "bo",
  action: "hire",
  summary: "bo created a job",
  createdAt: "2026-11-20T10:00:00.000Z",
};

test("explains an empty list", () => {
  renderPage(<ActivityList page={{ items: [], next: null, total: 0, capped: false }} later={false} />);
  expect(screen.getByText("What the team does for your business shows up here.")).toBeVisible();
});

test("lists what the team did", () => {
  renderPage(<ActivityList page={{ items: [entry], next: null, total: 1, capped: false }} later={false} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("bo created a job");
  expect(screen.queryByText(/shows up here/)).not.toBeInTheDocument();
});
