import { render, screen } from "@testing-library/react";
import type { ListingEventDto } from "@/lib/listings/desk/editing.contract";
import { ListingHistory } from "./history";

const event = { at: "2026-11-20T10:00:00.000Z", by: "owner", from: null, to: null, reason: null } as const;

test.each([
  ["create", "owner", "Created by you"],
  ["submit", "owner", "Submitted by you"],
  ["approve", "team", "Approved by our team"],
  ["revision-submit", "owner", "Edit submitted by you"],
  ["expire", "system", "Ended automatically"],
] as const)("names %s by the %s with a participle", (action, by, line) => {
  render(<ListingHistory events={[{ ...event, action, by } as ListingEventDto]} />);
  expect(screen.getByText(line)).toBeInTheDocument();
});
