/** The job that does what has to happen around an evening: reminding, opening its table, starting the game. */
export const stepJob = 'schedule.step';
