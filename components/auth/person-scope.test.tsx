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

test.each([
  ["the next person in the same browser", [ann, ben], ""],
  ["the next person after a session that ended", [ann, null, ben], ""],
  ["a visitor who signs in", [null, ann], "Ann’s"],
  ["the same person again", [ann, null, { ...ann, firstName: "Anna" }], "Ann’s"],
])("55: decides whether %s finds the text of an open form: %#", async (_, users, left) => {
  const [first = null, ...later] = users;
  const { client } = renderPage(page, { user: first });
  fireEvent.change(field(), { target: { value: "Ann’s" } });
  for (const user of later) act(() => client.setQueryData(["user"], user));
  await waitFor(() => expect(field()).toHaveValue(left));
});
