import account from './account.json';
import administration from './administration.json';
import clubs from './clubs.json';
import clubSettings from './club-settings.json';
import error from './error.json';
import evenings from './evenings.json';
import eventPage from './event-page.json';
import form from './form.json';
import lab from './lab.json';
import list from './list.json';
import live from './live.json';
import members from './members.json';
import meta from './meta.json';
import notFound from './not-found.json';
import notifications from './notifications.json';
import offline from './offline.json';
import openTables from './open-tables.json';
import palette from './palette.json';
import play from './play.json';
import projector from './projector.json';
import ratings from './ratings.json';
import referee from './referee.json';
import refusal from './refusal.json';
import replay from './replay.json';
import results from './results.json';
import rules from './rules.json';
import ruleSets from './rule-sets.json';
import signing from './signing.json';
import site from './site.json';
import start from './start.json';
import statistics from './statistics.json';
import status from './status.json';
import table from './table.json';
import tableRefusal from './table-refusal.json';
import tables from './tables.json';
import talk from './talk.json';
import theme from './theme.json';
import tournamentDoor from './tournament-door.json';
import tournamentFormats from './tournament-formats.json';
import tournamentLog from './tournament-log.json';
import tournamentPeople from './tournament-people.json';
import tournamentPolicies from './tournament-policies.json';
import tournamentRefusal from './tournament-refusal.json';
import tournamentResult from './tournament-result.json';
import tournamentRound from './tournament-round.json';
import tournaments from './tournaments.json';
import tournamentSeating from './tournament-seating.json';
import tournamentStandings from './tournament-standings.json';
import tournamentTools from './tournament-tools.json';
import tutorial from './tutorial.json';

export default {
  account,
  administration,
  clubs,
  clubSettings,
  error,
  evenings,
  eventPage,
  form,
  lab,
  list,
  live,
  members,
  meta,
  notFound,
  notifications,
  offline,
  openTables,
  palette,
  play,
  projector,
  ratings,
  referee,
  refusal,
  replay,
  results,
  rules,
  ruleSets,
  signing,
  site,
  start,
  statistics,
  status,
  table,
  tableRefusal,
  tables,
  talk,
  theme,
  tournamentDoor,
  tournamentFormats,
  tournamentLog,
  tournamentPeople,
  tournamentPolicies,
  tournamentRefusal,
  tournamentResult,
  tournamentRound,
  tournaments,
  tournamentSeating,
  tournamentStandings,
  tournamentTools,
  tutorial,
};
