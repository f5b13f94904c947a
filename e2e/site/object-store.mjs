import Store from "@20minutes/s3rver";

export async function startObjectStore(directory) {
  const configureBuckets = [{ name: "plaza-files" }];
  const options = { address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets };
  // The store signs bucket paths without the trailing slash.
  const store = new Store({ ...options, allowMismatchedSignatures: true });
  const { port } = await store.run();
  const settings = {
    S3_BUCKET: "plaza-files",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // The only credentials that this store accepts.
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  return { settings, stop: () => store.close() };
}
