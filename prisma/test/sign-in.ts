import * as login from "@/app/api/login/route";
import { createBrowser, type Browser } from "./browser";
import { createPerson, goodPassword, type Person, type PersonOptions } from "./people";

export async function signIn(person: Person, password = goodPassword): Promise<Browser> {
  const browser = createBrowser();
  const body = { username: person.username, password };
  const { status } = await browser.post(login.POST, "/api/login", { body });
  if (status !== 200) throw new Error(`${person.username} could not sign in: ${status}`);
  return browser;
}

export async function createSignedInPerson(
  options: PersonOptions = {},
): Promise<{ person: Person; browser: Browser }> {
  const person = await createPerson(options);
  return { person, browser: await signIn(person) };
}
