/** Leads to the first field that says what is wrong with it; false where none does, and the form can be sent. */
export function goToWrongField(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}
