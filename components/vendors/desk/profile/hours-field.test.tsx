import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { renderPage } from "@/prisma/test/render-page";
import type { VendorHours } from "@/lib/vendors/contract";
import { HoursField } from "./hours-field";

function show(initial: VendorHours): { hours: VendorHours } {
  const field = { hours: initial };
  function Form() {
    const [hours, setHours] = useState(initial);
    field.hours = hours;
    return <HoursField value={hours} onChange={setHours} errors={{}} />;
  }
  renderPage(<Form />);
  return field;
}

test("keeps hours that end the next day or at midnight", () => {
  const field = show({ fri: { open: "09:00", close: "17:00" } });
  fireEvent.change(screen.getByLabelText("Friday: opens"), { target: { value: "18:00" } });
  fireEvent.change(screen.getByLabelText("Friday: closes"), { target: { value: "02:00" } });
  expect(field.hours).toEqual({ fri: { open: "18:00", close: "02:00" } });
  fireEvent.change(screen.getByLabelText("Friday: closes"), { target: { value: "00:00" } });
  expect(field.hours).toEqual({ fri: { open: "18:00", close: "24:00" } });
  expect(screen.getByLabelText("Friday: closes")).toHaveValue("00:00");
});

test("offers 24 hours without time inputs", () => {
  const field = show({});
  fireEvent.change(screen.getByLabelText("Sunday: open or closed"), { target: { value: "always" } });
  expect(field.hours).toEqual({ sun: { open: "00:00", close: "24:00" } });
  expect(screen.queryByLabelText("Sunday: opens")).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText("Sunday: open or closed"), { target: { value: "open" } });
  expect(field.hours).toEqual({ sun: { open: "09:00", close: "17:00" } });
});

test("reads as a range of times", () => {
  show({ fri: { open: "09:00", close: "17:00" } });
  const range = screen.getByLabelText("Friday: opens").parentElement;
  expect([...(range?.children ?? [])].map((part) => part.textContent)).toEqual(["", "to", ""]);
});
