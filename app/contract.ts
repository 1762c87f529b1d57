export { type Contract, type ContractId, contract } from '#domain/api/contract';
