import { withClient } from "../../scripts/postgres.mjs";

let made = 0;

export async function makeDatabase(template = "template0", options = "") {
  const { adminUrl, url } = JSON.parse(process.env.PLAZA_TEST_DATABASE ?? "");
  made += 1;
  const name = `own_${process.pid}_${made}`;
  const admin = (text, database = "postgres") => {
    const address = new URL(adminUrl);
    address.pathname = `/${database}`;
    return withClient(address.href, (client) => client.query(text));
  };
  await admin(`CREATE DATABASE ${name} OWNER plaza TEMPLATE ${template} ${options}`);
  return {
    name,
    url: `${url}${name}`,
    urlAs(role, password) {
      const address = new URL(`${url}${name}`);
      return Object.assign(address, { username: role, password }).href;
    },
    ask: (text) => admin(text, name),
    remove: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}
