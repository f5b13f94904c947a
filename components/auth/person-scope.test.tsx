import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { PersonScope } from "./person-scope";

const page = (
  <PersonScope>
    <input aria-label="Note" />
  </PersonScope>
);
const field = () => screen.getByLabelText("Note");
const [ann, ben] = [userDto(), userDto({ id: "01890000-0000-7000-8000-00000000be11", username: "ben" })];

type Users = (typeof ann | null)[];

function typeThenBecome([first = null, ...later]: Users): void {
  const { client } = renderPage(page, { user: first });
  fireEvent.change(field(), { target: { value: "Ann’s" } });
  for (const user of later) act(() => client.setQueryData(["user"], user));
}

test.each<[string, Users]>([
  ["in the same session", [ann, ben]],
  ["after a session that ended", [ann, null, ben]],
])("55: empties an open form for the next person %s", async (_, users) => {
  typeThenBecome(users);
  await waitFor(() => expect(field()).toHaveValue(""));
});

test.each<[string, Users]>([
  ["a visitor who signs in", [null, ann]],
  ["the same person after a new sign-in", [ann, null, { ...ann, firstName: "Anna" }]],
])("keeps the text of an open form for %s", (_, users) => {
  typeThenBecome(users);
  expect(field()).toHaveValue("Ann’s");
});
