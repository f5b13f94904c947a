import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useRemovalFocus } from "./use-removal-focus";

function List({ names, nested = false }: { names: string[]; nested?: boolean }) {
  const [rows, setRows] = useState(names);
  const { listProps, onRemoved } = useRemovalFocus<HTMLDivElement>();
  return (
    <div {...listProps}>
      {rows.map((name, place) => (
        <div key={name} data-removable-row>
          <input aria-label={name} />
          {nested ? <List names={[`${name} inner`]} /> : null}
          <button
            type="button"
            onClick={() => {
              onRemoved(place);
              setRows(rows.filter((row) => row !== name));
            }}
          >
            Remove {name}
          </button>
        </div>
      ))}
      <button type="button" data-add-row>
        Add
      </button>
    </div>
  );
}

function remove(name: string): void {
  const button = screen.getByRole("button", { name: `Remove ${name}` });
  button.focus();
  fireEvent.click(button);
}

test("focuses the row that takes the place of a removed one, then the last, then Add", () => {
  render(<List names={["One", "Two", "Three"]} />);
  remove("Two");
  expect(screen.getByLabelText("Three")).toHaveFocus();
  remove("Three");
  expect(screen.getByLabelText("One")).toHaveFocus();
  remove("One");
  expect(screen.getByRole("button", { name: "Add" })).toHaveFocus();
});

test("counts only its own rows if lists are nested", () => {
  render(<List nested names={["One", "Two", "Three"]} />);
  remove("Two");
  expect(screen.getByLabelText("Three")).toHaveFocus();
  remove("One inner");
  expect(document.activeElement).toHaveTextContent("Add");
});
