import { screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { AuditList } from "./audit-list";

const id = "01890000-0000-7000-8000-00000000a0d1";

function entry(type: string) {
  return {
    id,
    actor: { id, name: "demo-admin" },
    action: `${type}.write`,
    subject: { type, id },
    summary: "",
    data: {},
    changes: [],
    createdAt: "2026-12-03T08:00:00.000Z",
  };
}

test.each([
  ["vendor", "All about this vendor"],
  ["held-message", "All about this held message"],
  ["synonyms", "All about this group of synonyms"],
])("names a subject of type %s as people do", (type, name) => {
  renderPage(<AuditList entries={[entry(type)]} />);
  expect(screen.getByRole("link", { name })).toBeInTheDocument();
});
