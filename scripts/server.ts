import { describeProblems, findProblems, parseEnv } from "@/lib/server/env-schema";
import { startFront } from "@/lib/server/front/server";

const settings = { ...process.env, NODE_ENV: "production" };
const problems = findProblems(settings, "serve");
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exit(1);
}

const { HOST: hostname, PORT: port, SITE_NAME: siteName, APP_URL: address } = parseEnv(settings);
await startFront({ hostname, port, siteName, https: address?.startsWith("https://") ?? false });
