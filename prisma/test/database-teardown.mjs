export default async function teardown() {
  await globalThis.plazaTestDatabase?.stop();
}
