type TextFile = { name: string; type: string; text: string };

export function downloadFile({ name, type, text }: TextFile): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
