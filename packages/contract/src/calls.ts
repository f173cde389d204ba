import * as accounts from "./accounts.ts";
import * as actions from "./actions.ts";
import * as edits from "./actions-edit.ts";
import * as admin from "./admin.ts";
import * as billing from "./billing.ts";
import type { CallSpec } from "./call.ts";
import { decideConsent, readConsent } from "./consent.ts";
import * as connections from "./connections.ts";
import * as documents from "./documents.ts";
import * as emails from "./email-sequences.ts";
import { createSheetAddress, getExport } from "./export-forms.ts";
import * as history from "./history.ts";
import * as jobs from "./jobs.ts";
import { getLighthouse } from "./lighthouse.ts";
import * as monitoring from "./monitoring.ts";
import * as notices from "./notices.ts";
import * as personalData from "./personal-data.ts";
import * as prompts from "./prompts.ts";
import { openStream } from "./realtime.ts";
import * as recovery from "./recovery.ts";
import { getReport, listFindingUrls, listPages } from "./report.ts";
import * as rules from "./rules.ts";
import * as secondFactor from "./second-factor.ts";
import * as sessions from "./sessions.ts";
import * as shares from "./shares.ts";
import * as siteProfile from "./site-profile.ts";
import * as sites from "./sites.ts";
import * as subscription from "./subscription.ts";
import { getBranding, getStatus, getVersion } from "./system.ts";
import * as tokens from "./tokens.ts";
import * as trackers from "./trackers.ts";
import * as traffic from "./traffic.ts";

/** Every call of the product. Server, browser client, OpenAPI document and the access matrix are made from it. */
export const calls = {
  getStatus,
  getVersion,
  getBranding,
  signUp: accounts.signUp,
  logIn: accounts.logIn,
  logOut: accounts.logOut,
  getProfile: accounts.getProfile,
  getSession: accounts.getSession,
  requestReset: recovery.requestReset,
  verifyRecovery: recovery.verifyRecovery,
  updatePassword: recovery.updatePassword,
  verifyEmail: recovery.verifyEmail,
  resendVerification: recovery.resendVerification,
  getSecondFactors: secondFactor.getSecondFactors,
  beginTotp: secondFactor.beginTotp,
  addTotp: secondFactor.addTotp,
  removeTotp: secondFactor.removeTotp,
  beginPasskey: secondFactor.beginPasskey,
  addPasskey: secondFactor.addPasskey,
  removePasskey: secondFactor.removePasskey,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  askForPasskey: secondFactor.askForPasskey,
  confirmIdentity: secondFactor.confirmIdentity,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  listTokens: tokens.listTokens,
  createToken: tokens.createToken,
  revokeToken: tokens.revokeToken,
  readConsent,
  decideConsent,
  listNoticeTargets: notices.listNoticeTargets,
  addNoticeTarget: notices.addNoticeTarget,
  removeNoticeTarget: notices.removeNoticeTarget,
  testNoticeTarget: notices.testNoticeTarget,
  listNoticeDeliveries: notices.listNoticeDeliveries,
  resendNotice: notices.resendNotice,
  listTrackers: trackers.listTrackers,
  addTracker: trackers.addTracker,
  removeTracker: trackers.removeTracker,
  createIssue: trackers.createIssue,
  listIssues: trackers.listIssues,
  getConnections: connections.getConnections,
  connectSearchConsole: connections.connectSearchConsole,
  finishSearchConsole: connections.finishSearchConsole,
  checkSearchConsole: connections.checkSearchConsole,
  disconnectSearchConsole: connections.disconnectSearchConsole,
  listTrafficTables: traffic.listTrafficTables,
  bringTraffic: traffic.bringTraffic,
  forgetTraffic: traffic.forgetTraffic,
  exportAccount: personalData.exportAccount,
  deleteAccount: personalData.deleteAccount,
  listSites: sites.listSites,
  addSite: sites.addSite,
  verifySite: sites.verifySite,
  forgetSite: sites.forgetSite,
  submitUrl: jobs.submitUrl,
  submitBatch: jobs.submitBatch,
  listJobs: jobs.listJobs,
  getJob: jobs.getJob,
  deleteJob: jobs.deleteJob,
  deleteAllJobs: jobs.deleteAllJobs,
  listFiles: jobs.listFiles,
  getFile: jobs.getFile,
  getReportDocument: documents.getReportDocument,
  getExport,
  createSheetAddress,
  generateSummary: jobs.generateSummary,
  getReport,
  listFindingUrls,
  listPages,
  getLighthouse,
  listActions: actions.listActions,
  getActionStats: actions.getActionStats,
  updateAction: actions.updateAction,
  saveActionNotes: edits.saveActionNotes,
  editActions: edits.editActions,
  moveActionPage: edits.moveActionPage,
  checkAction: actions.checkAction,
  getSiteProfile: siteProfile.getSiteProfile,
  correctSiteProfile: siteProfile.correctSiteProfile,
  compareRuns: history.compareRuns,
  setSchedule: history.setSchedule,
  listAnalyses: actions.listAnalyses,
  deleteAnalysis: actions.deleteAnalysis,
  checkJobActions: actions.checkJobActions,
  subscribeActions: actions.subscribeActions,
  parseActions: actions.parseActions,
  regenerateActions: actions.regenerateActions,
  createShare: shares.createShare,
  listShares: shares.listShares,
  revokeShare: shares.revokeShare,
  openShare: shares.openShare,
  getSharedDocument: documents.getSharedDocument,
  notePreviewViewed: shares.notePreviewViewed,
  notePreviewCta: shares.notePreviewCta,
  openStream,
  getSubscriptionStatus: subscription.getSubscriptionStatus,
  syncSubscription: subscription.syncSubscription,
  verifyPayment: subscription.verifyPayment,
  syncCredits: subscription.syncCredits,
  unlockDomain: subscription.unlockDomain,
  listTiers: billing.listTiers,
  checkDiscount: billing.checkDiscount,
  createCheckout: billing.createCheckout,
  previewPlanChange: billing.previewPlanChange,
  updatePlan: billing.updatePlan,
  openPortal: billing.openPortal,
  cancelSubscription: billing.cancelSubscription,
  reactivateSubscription: billing.reactivateSubscription,
  getBillingHistory: billing.getBillingHistory,
  listRules: rules.listRules,
  findRules: rules.findRules,
  getRule: rules.getRule,
  listAllJobs: admin.listAllJobs,
  stopJob: admin.stopJob,
  retryJob: admin.retryJob,
  listUserProgress: admin.listUserProgress,
  listAuditLog: admin.listAuditLog,
  uploadLogo: admin.uploadLogo,
  removeLogo: admin.removeLogo,
  getMonitoring: monitoring.getMonitoring,
  checkHealth: monitoring.checkHealth,
  listEmailSequences: emails.listEmailSequences,
  getEmailSequence: emails.getEmailSequence,
  setEmailSequence: emails.setEmailSequence,
  createEmailTemplate: emails.createEmailTemplate,
  getEmailTemplate: emails.getEmailTemplate,
  updateEmailTemplate: emails.updateEmailTemplate,
  deleteEmailTemplate: emails.deleteEmailTemplate,
  previewEmail: emails.previewEmail,
  sendTestEmail: emails.sendTestEmail,
  listPrompts: prompts.listPrompts,
  savePrompt: prompts.savePrompt,
  listPromptHistory: prompts.listPromptHistory,
  revertPrompt: prompts.revertPrompt,
  tryPrompt: prompts.tryPrompt,
  getModelUse: prompts.getModelUse,
} as const satisfies Record<string, CallSpec>;

/** Of the interface that programs are written against; the number in its paths. */
export const apiVersion = "1";

export type Calls = typeof calls;
export type CallName = keyof Calls;
