/** After the integration tests: stops the server of this run and removes its data. */
export default async function teardown() {
  await globalThis.plazaTestDatabase?.stop();
}
