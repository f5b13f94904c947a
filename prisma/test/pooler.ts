import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/lib/ports.mjs";
import { eventually } from "./eventually";

const places = [process.env.PGBOUNCER_PATH, "/usr/sbin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];

/** PgBouncer refuses to run as root. */
const nobodyUid = 65534;

function settingsOf(folder: string, { hostname, port }: URL, listenPort: number): string {
  return `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
logfile = ${folder}/log
pool_mode = transaction
default_pool_size = 3
server_reset_query =
`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

export async function startPooler(direct: string) {
  const program = places.find((place) => place && existsSync(place));
  if (!program) throw new Error("There is no PgBouncer. On Debian and Ubuntu: apt-get install pgbouncer");
  const [address, port] = [new URL(direct), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-pooler-"));
  chmodSync(folder, 0o777);
  writeFileSync(path.join(folder, "pgbouncer.ini"), settingsOf(folder, address, port));
  writeFileSync(path.join(folder, "users.txt"), `"${address.username}" "${address.password}"\n`);
  const account = process.getuid?.() === 0 ? { uid: nobodyUid, gid: nobodyUid } : {};
  const child = spawn(program, [path.join(folder, "pgbouncer.ini")], { ...account, stdio: "ignore" });
  await eventually(() => answers(port));
  const url = Object.assign(new URL(direct), { port: String(port) }).href;
  return {
    url,
    log: () => readFileSync(path.join(folder, "log"), "utf8"),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      setTimeout(() => child.kill("SIGKILL"), 2000).unref();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
