import { render, screen } from "@testing-library/react";
import { ZoneOffer } from "./zone-offer";

test.each([
  ["America/New_York", "America/Los_Angeles", "Eastern Time", "Pacific Time"],
  ["Europe/Berlin", "America/Argentina/Buenos_Aires", "Berlin, Europe", "Buenos Aires, America"],
])("names the time zones %s and %s as people do", (browserZone, zone, name, own) => {
  render(<ZoneOffer zone={zone} browserZone={browserZone} pending={false} onTake={() => undefined} />);
  expect(screen.getByText(`This browser’s time zone is ${name}`)).toBeInTheDocument();
  expect(screen.getByText(`Your account’s is ${own}.`, { exact: false })).toBeInTheDocument();
});
